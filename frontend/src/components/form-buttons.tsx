import type { ComponentProps } from 'react';
import { t } from '../lib/t.ts';
import { Button } from './button.tsx';

/** The last row of a dialog's form: Cancel, and the button that sends the form. */
export const FormButtons = ({
  onCancel,
  ...submit
}: ComponentProps<typeof Button> & { onCancel: () => void }) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button look="outline" onClick={onCancel}>
      {t('Cancel')}
    </Button>
    <Button type="submit" {...submit} />
  </div>
);
