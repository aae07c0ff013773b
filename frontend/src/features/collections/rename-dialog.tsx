import type { Collection } from '#shared/contract/collections';
import { SmallDialog } from '../../components/dialogs.tsx';
import { t } from '../../lib/t.ts';
import { NameForm } from './name-form.tsx';

/** Gives a collection another name. */
export const RenameDialog = ({ collection, onClose }: { collection: Collection; onClose: () => void }) => (
  <SmallDialog title={t('Rename')} onClose={onClose}>
    <NameForm
      label={t('Name')}
      action={t('Save')}
      collection={collection}
      onSaved={onClose}
      onCancel={onClose}
    />
  </SmallDialog>
);
