import { useState } from 'react';
import { ClothingChanges, type ClothingItem } from '#shared/contract/clothing-item';
import { Button } from '../../../components/button.tsx';
import { Form } from '../../../components/form.tsx';
import { Modal } from '../../../components/modal.tsx';
import { itemNameOf } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { useUpdateItems } from '../queries.ts';
import { DetailsForm, emptyItemForm, type ItemFormValues, toItemDetails } from './details-form.tsx';
import { EditPhoto } from './edit-photo.tsx';
import { showValidationErrors } from './show-validation-errors.ts';

/** Edits one item or several at once. With several items, only the fields that the user fills in are changed. */
export function EditFormDialog({ items, onClose }: { items: readonly ClothingItem[]; onClose: () => void }) {
  const [firstItem] = items;
  const several = items.length > 1;
  const [before] = useState(() => (several || !firstItem ? emptyItemForm : formValuesOf(firstItem)));
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<Partial<Record<keyof ItemFormValues, string>>>({});
  const update = useUpdateItems();

  const save = () => {
    const details = toItemDetails(values);
    const changedDetails = several ? nonEmptyOnly(details) : details;
    const { data: changes, error } = ClothingChanges.safeParse(changedDetails);
    if (error) {
      setErrors(showValidationErrors(error));
      return;
    }
    update.mutate({ items, changes });
    onClose();
  };

  return (
    <Modal
      title={
        several
          ? t('Edit {count} pieces', { count: items.length })
          : t('Edit your {item}', { item: firstItem ? itemNameOf(firstItem) : '' })
      }
      onClose={onClose}
      isChanged={JSON.stringify(values) !== JSON.stringify(before)}
      narrow
    >
      <Form onSend={save} noValidate className="grid max-w-2xl gap-6 pt-6">
        {several && (
          <p className="text-ink-soft">{t('What you leave empty stays as it is on each piece.')}</p>
        )}
        {!several && firstItem && (
          <EditPhoto
            item={firstItem}
            values={values}
            onUse={(suggestion) => setValues({ ...values, ...suggestion })}
          />
        )}
        <DetailsForm
          values={values}
          onChange={(change) => setValues({ ...values, ...change })}
          errors={errors}
          {...(several
            ? { emptyOptions: { category: t('Leave as it is'), style: t('Leave as it is') } }
            : {})}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('Save')}</Button>
          <Button look="outline" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

const formValuesOf = (item: ClothingItem): ItemFormValues => ({
  category: item.category,
  color: item.color === 'unknown' ? '' : item.color,
  style: item.style,
  brand: item.brand ?? '',
  description: item.description ?? '',
  seasons: item.seasons,
  price: item.price === null ? '' : String(item.price),
  currency: item.currency ?? '',
  purchasedOn: item.purchasedOn ?? '',
});

const nonEmptyOnly = (details: object) =>
  Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== null && value !== '' && value?.length !== 0),
  );
