import { useRef, useState } from 'react';
import { type ClothingItem, CreateClothingItem } from '#shared/contract/clothing-item';
import { limits } from '#shared/limits';
import { ActionBar } from '../../../components/action-bar.tsx';
import { Button } from '../../../components/button.tsx';
import { Fold } from '../../../components/fold.tsx';
import { Form } from '../../../components/form.tsx';
import { notify } from '../../../components/notify.ts';
import { Progress } from '../../../components/progress.tsx';
import { errorTexts, messageText } from '../../../lib/error-texts.ts';
import { plural, t } from '../../../lib/t.ts';
import {
  DetailsForm,
  emptyItemForm,
  type ItemFormValues,
  showValidationErrors,
  toItemDetails,
} from '../item/details-form.tsx';
import { cutInto } from '../item/photo-edit.ts';
import { useWardrobe } from '../queries.ts';
import { texts } from '../texts.ts';
import { useCategoryHabits } from './category-habits.ts';
import { FilePicker } from './file-picker.tsx';
import { JustAdded, PhotosFromBefore } from './other-uploads.tsx';
import {
  missingIn,
  type OwnDetails,
  oneTapFields,
  photoDetails,
  type SelectedPhoto,
  suggestedFields,
} from './photo-details.ts';
import { PhotoReview } from './photo-review.tsx';
import { keyOf, useSelectedPhotos } from './selected-photos.ts';
import { detectionHints, submitText, uploadErrorText, uploadToasts } from './upload-messages.ts';
import { useKeptUpload, useLeaveWarning } from './use-kept-upload.ts';
import { type NewItem, useUploadItems } from './use-upload-items.ts';

const NewItemSchema = CreateClothingItem.omit({ imageUrl: true });

/**
 * Selects photos and creates one item from each. With one photo, the form describes that photo. With several photos, it
 * contains the values that they share. Values of a single photo win over the form, and the form wins over detected
 * values.
 */
export function UploadForm() {
  const { data: items = [] } = useWardrobe();
  const { photos, add, restore, update, forget, inspectionOf } = useSelectedPhotos();
  const [shared, setShared] = useState(emptyItemForm);
  /** The fields that the user has edited for all photos. Detected values do not replace them. */
  const [editedFields, setEditedFields] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<Partial<Record<keyof ItemFormValues, string>>>({});
  const [uploading, setUploading] = useState(false);
  /** Whether required fields that are empty are marked. */
  const [marksMissing, setMarksMissing] = useState(false);
  /** Whether the form for all photos is unfolded. */
  const [showsShared, setShowsShared] = useState(false);
  const [justAdded, setJustAdded] = useState<readonly ClothingItem[]>([]);
  const form = useRef<HTMLFormElement>(null);
  /** The toast that says what is missing. It is closed once nothing is. */
  const explained = useRef<ReturnType<typeof notify>>(undefined);
  /** The category that was chosen last. The next photo often shows the same one. */
  const [lastConfirmed, setLastConfirmed] = useState<string | null>(null);

  const room = limits.wardrobeItems - items.length;
  const full = room <= 0;
  const [first] = photos;
  const single = photos.length === 1 && first ? first : undefined;
  const { habits, learn } = useCategoryHabits();
  const suggestions = photoDetails({
    items,
    habits,
    lastConfirmed,
    shared,
    editedFields,
    isSingle: single !== undefined,
  });
  const { detailsOf, sightedCategory } = suggestions;
  const kept = useKeptUpload({
    photos,
    shared,
    editedFields,
    restore(before) {
      restore(before.photos);
      if (editedFields.size > 0 || shared !== emptyItemForm) return;
      setShared(before.shared);
      setShowsShared(before.editedFields.length > 0);
      setEditedFields(new Set(before.editedFields));
    },
  });
  const { upload, percent, ended } = useUploadItems({
    kept: kept.upload,
    onProgress: (key, value) => update(key, { percent: value }),
    onSent: (key, sentPath) => update(key, { sentPath }),
  });
  useLeaveWarning(photos.length > 0 && (!kept.isKept || uploading));

  /** Sets details of a single photo. */
  function editOwn({ key, ownDetails }: SelectedPhoto, change: OwnDetails) {
    if (change.category) setLastConfirmed(change.category);
    update(key, { ownDetails: { ...ownDetails, ...change }, error: null });
  }

  const edit = (change: Partial<ItemFormValues>) => {
    setShared({ ...shared, ...change });
    if (change.category) setLastConfirmed(change.category);
    setErrors({});
    setEditedFields(new Set([...editedFields, ...suggestedFields.filter((name) => name in change)]));
  };

  /** The photos without a required value. */
  const lacking = (name: 'category' | 'style') => photos.filter((photo) => !detailsOf(photo)[name]);
  const isComplete = photos.length > 0 && !lacking('category').length && !lacking('style').length;
  const ready = isComplete && !full && !uploading;

  /** The item to create from a photo. If it is invalid, the errors are shown and null is returned. */
  function itemOf(photo: SelectedPhoto): NewItem | null {
    const detected = photo.inspection?.color ?? null;
    const item = { ...toItemDetails({ ...shared, ...detailsOf(photo) }), aiDetectedMetadata: detected };
    const { error } = NewItemSchema.safeParse(item);
    if (!error) return item;
    setErrors(showValidationErrors(error));
    setShowsShared(true);
    if (!single) update(photo.key, { error: messageText(error.issues[0]?.message ?? texts.invalid) });
    return null;
  }

  async function submit() {
    if (!isComplete && !full && !uploading) return explain();
    if (!ready) return;
    // Disables the form while `send` waits for inspections that are still running. The button keeps the focus.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    setUploading(true);
    void explained.current?.then((close) => close());
    await send();
    setUploading(false);
  }

  /** Says what is missing, and marks it. */
  function explain() {
    if (photos.length === 0)
      return void notify({
        title: t('No Image'),
        description: t('Please choose or take a photo first.'),
        tone: 'error',
      });
    const [categories, styles] = [lacking('category').length, lacking('style').length];
    explained.current = notify({
      title: categories
        ? plural(categories, '{count} photo needs a category', '{count} photos need a category')
        : plural(styles, '{count} photo needs a style', '{count} photos need a style'),
      tone: 'error',
    });
    setMarksMissing(true);
  }

  async function send() {
    const uploads: { photo: SelectedPhoto; details: NewItem }[] = [];
    for (const each of photos) {
      const inspection = each.inspection ?? (await inspectionOf(each.key));
      const photo = { ...each, inspection, sentPath: each.sentPath ?? inspection.ticket?.path ?? null };
      const item = itemOf(photo);
      if (!item) return;
      uploads.push({ photo, details: item });
    }
    for (const { key } of photos) update(key, { error: null, percent: 0 });
    const { added, failures } = await upload(uploads);
    setJustAdded(added);
    const failed = new Set(failures.map(({ photo }) => photo.key));
    const sent = photos.filter(({ key }) => !failed.has(key));
    learn(sent.map((photo) => ({ suggested: sightedCategory(photo), chosen: detailsOf(photo).category })));
    forget(sent.map(({ key }) => key));
    for (const { photo, error } of failures)
      update(photo.key, { error: uploadErrorText(error), percent: null, inspection: photo.inspection });
    for (const toast of uploadToasts(photos.length, failures)) void notify(toast);
    if (failures.length > 0) return;
    setMarksMissing(false);
    emptyForm();
  }

  function emptyForm() {
    setShared(emptyItemForm);
    setEditedFields(new Set());
  }

  async function split({ key, file, inspection }: SelectedPhoto) {
    const boxes = inspection?.seen?.pieces.map(({ box }) => box) ?? [];
    const most = Math.min(limits.upload.files, room);
    if (photos.length - 1 + boxes.length > most)
      return void notify({ title: texts.onlyRoomFor(most), tone: 'error' });
    const files = await cutInto(file, boxes);
    if (files.length < boxes.length) return void notify({ title: texts.photoNotLoaded, tone: 'error' });
    add(files);
    forget([key]);
  }

  const fromBefore = photos.filter(({ isFromBefore }) => isFromBefore);
  function dropFromBefore() {
    forget(fromBefore.map(({ key }) => key));
    if (fromBefore.length === photos.length) emptyForm();
  }

  const details = (
    <DetailsForm
      values={single ? { ...shared, ...detailsOf(single) } : shared}
      onChange={(change) => {
        // An edit in the form overrides the value that was set for this photo alone.
        if (single) update(single.key, { ownDetails: without(single.ownDetails, Object.keys(change)) });
        edit(change);
      }}
      errors={{ ...(single && marksMissing ? missingIn(detailsOf(single)) : {}), ...errors }}
      disabled={uploading}
      {...(photos.length > 1 && { emptyOption: t('Each its own') })}
      hints={single ? detectionHints(single, suggestions.isSuggested(single, 'category')) : {}}
    />
  );
  return (
    <Form data-kept ref={form} onSend={submit} className="grid gap-8 lg:grid-cols-2 lg:gap-14" noValidate>
      <div className="grid min-w-0 content-start gap-6">
        <FilePicker
          files={photos.map(({ file }) => file)}
          hasAdded={justAdded.length > 0}
          onAdd={add}
          onRemove={(file) => forget([keyOf(file)])}
          room={room}
          disabled={uploading || full}
        />
        {justAdded.length > 0 && photos.length === 0 && <JustAdded items={justAdded} />}
        {fromBefore.length > 0 && !uploading && (
          <PhotosFromBefore count={fromBefore.length} onDrop={dropFromBefore} />
        )}
        {kept.isRefused && (
          <p className="text-ink-soft text-sm">
            {t('This browser has no room to keep your photos. Upload them before you close the page.')}
          </p>
        )}
        {photos.length > 0 && (
          <PhotoReview
            photos={photos}
            items={items}
            suggestions={suggestions}
            onOwnDetails={editOwn}
            onRemove={({ key }) => forget([key])}
            onSplit={split}
            marksMissing={marksMissing}
            disabled={uploading}
          />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        {photos.length > 1 ? (
          <Fold summary={t('Same for all…')} open={showsShared} onOpen={setShowsShared}>
            <div className="grid gap-6 pb-5">
              <p className="text-ink-soft text-sm">
                {t('These details apply to all {count} photos unless you set them on a photo.', {
                  count: photos.length,
                })}
              </p>
              {details}
            </div>
          </Fold>
        ) : (
          details
        )}
        <button
          type="button"
          disabled={uploading}
          onClick={() => {
            if (photos.length === 0) return explain();
            setEditedFields(new Set([...editedFields].filter((name) => !isOneTap(name))));
            for (const { key, ownDetails } of photos)
              update(key, { ownDetails: without(ownDetails, oneTapFields) });
          }}
          className="min-h-11 justify-self-start text-sm underline underline-offset-4 disabled:opacity-45"
        >
          {t('Use what was detected')}
        </button>
        {uploading && <Progress label={uploadingText(ended, photos.length)} percent={percent ?? 0} />}
        <ActionBar>
          <Button type="submit" aria-disabled={!ready} className="max-md:grow">
            {submitText(photos, full)}
          </Button>
        </ActionBar>
        {full && <p className="text-ink-soft text-sm">{errorTexts['wardrobe.full']}</p>}
      </div>
    </Form>
  );
}

/** `ended` is the number of photos that were uploaded or have failed. */
const uploadingText = (ended: number, all: number) =>
  all === 1
    ? t('Uploading your photo')
    : t('Uploading photo {number} of {all}', { number: Math.min(ended + 1, all), all });

const isOneTap = (name: string) => oneTapFields.some((each) => each === name);

/** A photo's own details except some fields. */
const without = (ownDetails: OwnDetails, fields: readonly string[]): OwnDetails =>
  Object.fromEntries(Object.entries(ownDetails).filter(([name]) => !fields.includes(name)));
