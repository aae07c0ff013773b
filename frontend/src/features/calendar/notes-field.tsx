import { limits } from '#shared/limits';
import { TextArea } from '../../components/form.tsx';
import { t } from '../../lib/t.ts';

type Props = { value: string; onValue: (notes: string) => void };

/** The notes of an entry. */
export const NotesField = ({ value, onValue }: Props) => (
  <TextArea
    label={t('Notes (optional)')}
    placeholder={t('Add notes about the occasion or outfit...')}
    maxLength={limits.calendar.notes}
    value={value}
    onValue={onValue}
  />
);
