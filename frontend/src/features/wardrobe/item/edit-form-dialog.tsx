import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { ClothingChanges, type ClothingItem } from '#shared/contract/clothing-item';
import { suggestCategory } from '#shared/rules/suggest-category';
import { uploadRefusal, uploadTypeOf, uploadTypes } from '#shared/rules/upload-file';
import { Button } from '../../../components/button.tsx';
import { Modal } from '../../../components/dialogs.tsx';
import { Form } from '../../../components/form.tsx';
import { notifyError } from '../../../components/notify.ts';
import { catalogName, itemNameOf, shownName } from '../../../lib/catalog-name.ts';
import { errorTexts } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { ItemPhoto } from '../../photos/public/photos.tsx';
import { useUpdateItems } from '../queries.ts';
import { texts } from '../texts.ts';
import { inspectPhoto } from '../upload/inspect-photo.ts';
import { isPhoto } from '../upload/is-photo.ts';
import { CropButton } from './crop-button.tsx';
import {
  DetailsForm,
  emptyItemForm,
  type ItemFormValues,
  showValidationErrors,
  toItemDetails,
} from './details-form.tsx';
import { PhotoEditor } from './photo-dialogs.ts';

/** Edits one item or several at once. With several items, only the fields that the user fills in are changed. */
export function EditFormDialog({ items, onClose }: { items: readonly ClothingItem[]; onClose: () => void }) {
  const [firstItem] = items;
  const several = items.length > 1;
  const [before] = useState(() => (several || !firstItem ? emptyItemForm : formValuesOf(firstItem)));
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<Partial<Record<keyof ItemFormValues, string>>>({});
  const update = useUpdateItems();

  const save = () => {
    const changed = changedDetails(values, before);
    const { data: changes, error } = ClothingChanges.safeParse(changed);
    if (error) {
      setErrors(showValidationErrors(error));
      return;
    }
    if (Object.keys(changed).length > 0) update.mutate({ items, changes });
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
          {...(several && { emptyOption: t('Leave as it is') })}
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

/** The details that were changed, so that others that were saved meanwhile stay. A price is sent with its currency. */
function changedDetails(values: ItemFormValues, before: ItemFormValues) {
  const [now, then] = [toItemDetails(values), toItemDetails(before)];
  const isSame = (name: keyof typeof now) => JSON.stringify(now[name]) === JSON.stringify(then[name]);
  const names = (Object.keys(now) as (keyof typeof now)[]).filter((name) => !isSame(name));
  const money = names.includes('price') || names.includes('currency') ? (['price', 'currency'] as const) : [];
  return Object.fromEntries([...names, ...money].map((name) => [name, now[name]]));
}

type Suggestion = { category?: string; color?: string };
type PhotoProps = {
  item: ClothingItem;
  /** The current values of the form. */
  values: Required<Suggestion>;
  onUse: (suggestion: Suggestion) => void;
};

/** The photo of an item, to crop, rotate or replace. Values detected in a new photo are only offered. */
function EditPhoto({ item, values, onUse }: PhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<File>();
  const [suggestion, setSuggestion] = useState<Suggestion>({});

  async function choose(file: File) {
    const refusal = uploadRefusal({ contentType: uploadTypeOf(file), bytes: file.size });
    if (refusal) void notifyError(errorTexts[refusal]);
    else if (await isPhoto(file)) setEdited(file);
    else void notifyError(texts.noPhoto);
  }
  async function inspect(file: File) {
    const { color, seen: sight, likely } = await inspectPhoto(file, () => undefined);
    const guess = suggestCategory({ seen: likely });
    const seen = sight?.category ?? (guess?.confidence === 'high' ? guess.category : undefined);
    setSuggestion({ ...(color ? { color: color.color } : {}), ...(seen ? { category: seen } : {}) });
  }

  const offers = (['category', 'color'] as const).filter(
    (name) => suggestion[name] && suggestion[name] !== values[name],
  );
  return (
    <div className="grid grid-cols-[5.5rem_1fr] items-center gap-4">
      <ItemPhoto item={item} alt="" sizes="5.5rem" className="aspect-3/4 w-full" />
      <div className="grid justify-items-start gap-1">
        <CropButton item={item} />
        <Button look="quiet" className="-ml-3" onClick={() => input.current?.click()}>
          <ImageUp aria-hidden size={16} />
          {t('Replace photo')}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label={t('New photo')}
          accept={Object.entries(uploadTypes).flat(2).join()}
          className="hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Reset, so that the same file can be chosen again.
            target.value = '';
            if (file) void choose(file);
          }}
        />
      </div>
      {offers.length > 0 && (
        <div role="status" className="col-span-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-soft">{t('The new photo suggests:')}</span>
          {offers.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => onUse({ [name]: suggestion[name] })}
              className="min-h-11 border border-control px-4 hover:border-ink hover:bg-surface"
            >
              {name === 'color'
                ? t('Color: {color}', { color: shownName(suggestion.color ?? '') })
                : t('Category: {category}', { category: catalogName(suggestion.category ?? '') })}
            </button>
          ))}
        </div>
      )}
      {edited && (
        <PhotoEditor
          item={item}
          file={edited}
          isNew
          onReplaced={(file) => {
            setEdited(undefined);
            void inspect(file).catch(() => undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
