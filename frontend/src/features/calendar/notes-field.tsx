import { limits } from '#shared/limits';
import { TextArea } from '../../components/field.tsx';
import { t } from '../../lib/t.ts';
import { texts } from './texts.ts';

type Props = { value: string; onValue: (notes: string) => void };

/** The notes of an entry. */
export const NotesField = ({ value, onValue }: Props) => (
  <TextArea
    label={t('Notes (optional)')}
    rows={3}
    placeholder={texts.notes}
    maxLength={limits.calendar.notes}
    value={value}
    onChange={({ target }) => onValue(target.value)}
  />
);
