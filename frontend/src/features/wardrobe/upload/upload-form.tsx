import { type FormEvent, useState } from 'react';
import { fallbackStyle } from '#shared/catalog';
import { CreateClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { likelyCategories, suggestCategory } from '#shared/rules/suggest-category';
import { suggestStyle } from '#shared/rules/suggest-style';
import { Button } from '../../../components/button.tsx';
import { notify } from '../../../components/notify.ts';
import { Progress } from '../../../components/progress.tsx';
import { DetailsForm, emptyItemForm, type ItemFormValues, toItemDetails } from '../item/details-form.tsx';
import { showValidationErrors } from '../item/show-validation-errors.ts';
import { useWardrobe } from '../queries.ts';
import { texts } from '../texts.ts';
import { FilePicker } from './file-picker.tsx';
import { SelectedPhotoList } from './selected-photo-list.tsx';
import { type OwnDetails, type SelectedPhoto, useSelectedPhotos } from './selected-photos.ts';
import { detectionHints, submitText, uploadErrorText, uploadToasts } from './upload-messages.ts';
import { type NewItem, useUploadItems } from './use-upload-items.ts';

/** The fields that can differ between the photos of one upload. */
const ownFields = ['category', 'style', 'color'] as const;
/** A category is offered from this probability on, and so many are. */
const leastToOffer = 0.08;
const mostToOffer = 3;
const NewItemSchema = CreateClothingItem.omit({ imageUrl: true });

/**
 * Selects photos and creates one item from each. With one photo the form describes that photo; with several it holds
 * what they have in common. A value set for one photo wins over the form, and the form over detected values.
 */
export function UploadForm() {
  const { data: items = [] } = useWardrobe();
  const { photos, add, update, forget, inspectionOf } = useSelectedPhotos();
  const { upload, percent } = useUploadItems((key, value) => update(key, { percent: value }));
  const [shared, setShared] = useState(emptyItemForm);
  /** The fields that the user has edited for all photos; detected values no longer replace them. */
  const [editedFields, setEditedFields] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<Partial<Record<keyof ItemFormValues, string>>>({});
  const [uploading, setUploading] = useState(false);
  /** The category that was chosen last: the next photo often shows the like. */
  const [lastConfirmed, setLastConfirmed] = useState<string | null>(null);

  const room = limits.wardrobeItems - items.length;
  const full = room <= 0;
  const [first] = photos;
  const single = photos.length === 1 && first ? first : undefined;

  /** What is known about the category of a photo. A file name tells it before the photo has been looked at. */
  const cluesOf = ({ file, inspection }: SelectedPhoto) => ({
    seen: inspection?.likely ?? [],
    fileName: file.name,
    owned: items.map(({ category }) => category),
    lastConfirmed,
  });

  function suggestedCategory(photo: SelectedPhoto): string {
    const suggestion = suggestCategory(cluesOf(photo));
    return photo.inspection?.category ?? (suggestion?.confidence === 'high' ? suggestion.category : '');
  }

  /** The categories to choose from with one tap, for a photo that has none yet. */
  const choicesFor = (photo: SelectedPhoto): readonly string[] =>
    detailsOf(photo).category
      ? []
      : likelyCategories(cluesOf(photo))
          .filter(({ probability }) => probability >= leastToOffer)
          .slice(0, mostToOffer)
          .map(({ category }) => category);

  function suggestedStyle({ inspection }: SelectedPhoto, category: string, color: string): string {
    if (!inspection) return '';
    if (inspection.styleFrom === 'failure') return fallbackStyle;
    return (
      inspection.style ?? suggestStyle({ category, color, description: shared.description }) ?? fallbackStyle
    );
  }

  function detailsOf(photo: SelectedPhoto): Required<OwnDetails> {
    const choose = (name: (typeof ownFields)[number], suggested: string) =>
      photo.ownDetails[name] ??
      (editedFields.has(name) && (single || shared[name]) ? shared[name] : suggested);
    const category = choose('category', suggestedCategory(photo));
    const color = choose('color', photo.inspection?.color?.color ?? '');
    return { category, color, style: choose('style', suggestedStyle(photo, category, color)) };
  }

  /** Sets details of one photo alone. */
  function editOwn({ key, ownDetails }: SelectedPhoto, change: OwnDetails) {
    if (change.category) setLastConfirmed(change.category);
    update(key, { ownDetails: { ...ownDetails, ...change } });
  }

  /** Whether the photo's category is a suggestion that nobody has confirmed. */
  const isSuggestedCategory = (photo: SelectedPhoto) =>
    photo.ownDetails.category === undefined &&
    !editedFields.has('category') &&
    suggestedCategory(photo) !== '';

  const edit = (change: Partial<ItemFormValues>) => {
    setShared({ ...shared, ...change });
    if (change.category) setLastConfirmed(change.category);
    setErrors({});
    setEditedFields(new Set([...editedFields, ...ownFields.filter((name) => name in change)]));
  };

  const ready =
    photos.length > 0 &&
    photos.every((photo) => detailsOf(photo).category && detailsOf(photo).style) &&
    !full &&
    !uploading;

  /** The item to create from a photo; null if it is invalid, after showing the errors. */
  function itemOf(photo: SelectedPhoto): NewItem | null {
    const detected = photo.inspection?.color ?? null;
    const details = detailsOf(photo);
    const item = {
      ...toItemDetails(shared),
      ...details,
      aiDetectedMetadata: detected,
    };
    const { error } = NewItemSchema.safeParse(item);
    if (!error) return item;
    setErrors(showValidationErrors(error));
    return null;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    // Disables the form while `send` waits for inspections that are still running.
    setUploading(true);
    await send();
    setUploading(false);
  }

  async function send() {
    const uploads: { photo: SelectedPhoto; details: NewItem }[] = [];
    for (const each of photos) {
      const photo = { ...each, inspection: each.inspection ?? (await inspectionOf(each.key)) };
      const item = itemOf(photo);
      if (!item) return;
      uploads.push({ photo, details: item });
    }
    for (const { key } of photos) update(key, { error: null, percent: 0 });
    const failures = await upload(uploads);
    const failed = new Set(failures.map(({ photo }) => photo.key));
    forget(photos.filter(({ key }) => !failed.has(key)).map(({ key }) => key));
    for (const { photo, error } of failures)
      update(photo.key, {
        error: uploadErrorText(error),
        percent: null,
        // The server may have deleted the earlier upload, so a retry sends the photo again.
        inspection: photo.inspection && { ...photo.inspection, ticket: null },
      });
    for (const toast of uploadToasts(photos.length, failures)) void notify(toast);
    if (failures.length > 0) return;
    setShared(emptyItemForm);
    setEditedFields(new Set());
  }

  return (
    <form onSubmit={submit} className="grid gap-8 lg:grid-cols-2 lg:gap-14" noValidate>
      <div className="grid min-w-0 content-start gap-6">
        <FilePicker
          files={photos.map(({ file }) => file)}
          onAdd={add}
          room={room}
          disabled={uploading || full}
        />
        {photos.length > 0 && (
          <SelectedPhotoList
            photos={photos}
            items={items}
            detailsOf={detailsOf}
            choicesFor={choicesFor}
            onOwnDetails={editOwn}
            onRemove={({ key }) => forget([key])}
            disabled={uploading}
          />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        {photos.length > 1 && (
          <p className="text-ink-soft text-sm">
            These details apply to all {photos.length} photos unless you set them on a photo.
          </p>
        )}
        <DetailsForm
          values={single ? { ...shared, ...detailsOf(single) } : shared}
          onChange={(change) => {
            // An edit in the form overrides the value that was set for this photo alone.
            if (single) update(single.key, { ownDetails: without(single.ownDetails, change) });
            edit(change);
          }}
          errors={errors}
          disabled={uploading}
          {...(photos.length > 1
            ? { emptyOptions: { category: 'Each its own', style: 'Each its own' } }
            : {})}
          hints={single ? detectionHints(single, { isSuggested: isSuggestedCategory(single) }) : {}}
        />
        <button
          type="button"
          disabled={uploading}
          onClick={() => {
            if (photos.length === 0)
              return void notify({ title: texts.noImage, description: texts.noImageHint, tone: 'error' });
            setEditedFields(new Set());
            for (const { key } of photos) update(key, { ownDetails: {} });
          }}
          className="min-h-11 justify-self-start text-sm underline underline-offset-4 disabled:opacity-45"
        >
          Use what was detected
        </button>
        {uploading && <Progress label={texts.uploading(photos.length)} percent={percent ?? 0} />}
        <Button type="submit" disabled={!ready}>
          {submitText(photos, full)}
        </Button>
        {full && <p className="text-ink-soft text-sm">{texts.limitReachedHint}</p>}
      </div>
    </form>
  );
}

/** A photo's own details except the fields of `change`. */
const without = (ownDetails: OwnDetails, change: object): OwnDetails =>
  Object.fromEntries(Object.entries(ownDetails).filter(([name]) => !(name in change)));
