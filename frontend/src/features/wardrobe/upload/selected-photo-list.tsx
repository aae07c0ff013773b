import { CopyCheck, X } from 'lucide-react';
import { useState } from 'react';
import { colors, styles } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { looksAlike } from '#shared/rules/image-hash';
import { itemNameOf } from '#shared/rules/item-name';
import { SelectField } from '../../../components/field.tsx';
import { CategoryOptions } from '../category-options.tsx';
import { texts } from '../texts.ts';
import type { OwnDetails, SelectedPhoto } from './selected-photos.ts';

type Props = {
  photos: readonly SelectedPhoto[];
  /** The user's wardrobe, searched for items that look like a selected photo. */
  items: readonly ClothingItem[];
  /** The details that a photo would be uploaded with. */
  detailsOf: (photo: SelectedPhoto) => Required<OwnDetails>;
  /** The categories that a photo without one may have, likeliest first. */
  choicesFor: (photo: SelectedPhoto) => readonly string[];
  onOwnDetails: (photo: SelectedPhoto, ownDetails: OwnDetails) => void;
  onRemove: (photo: SelectedPhoto) => void;
  disabled: boolean;
};

/** The photos to upload, with preview, progress and errors; with several photos each has fields of its own. */
export function SelectedPhotoList(props: Props) {
  const { photos, items, detailsOf, choicesFor, onOwnDetails, onRemove, disabled } = props;
  const hasSeveral = photos.length > 1;
  return (
    <ul aria-label="Chosen photos" className="grid gap-4">
      {photos.map((photo) => (
        <li key={photo.key} className="grid grid-cols-[5.5rem_1fr] gap-4 border-line border-b pb-4">
          <div className="relative self-start">
            <Preview photo={photo} />
            {photo.percent !== null && (
              <div
                role="progressbar"
                aria-label={`Uploading ${photo.file.name}`}
                aria-valuenow={photo.percent}
                aria-valuemin={0}
                aria-valuemax={100}
                className="absolute inset-x-0 bottom-0 h-1.5 bg-line"
              >
                <div className="h-full bg-accent" style={{ width: `${photo.percent}%` }} />
              </div>
            )}
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-2">
            <div className="flex items-start justify-between gap-2">
              <p className="min-w-0 truncate pt-2 text-sm" title={photo.file.name}>
                {photo.file.name}
              </p>
              <button
                type="button"
                aria-label={`Remove ${photo.file.name}`}
                disabled={disabled}
                onClick={() => onRemove(photo)}
                className="-mr-2 grid size-11 shrink-0 place-content-center text-ink-soft hover:not-disabled:text-danger-text disabled:opacity-45"
              >
                <X aria-hidden size={18} />
              </button>
            </div>
            {photo.inspection === null && (
              <p role="status" className="animate-pulse text-ink-soft text-sm">
                Detecting color and style…
              </p>
            )}
            {photo.error && (
              <p role="alert" className="text-danger-text text-sm">
                {photo.error}
              </p>
            )}
            <LookAlike photo={photo} items={items} />
            <CategoryChoices
              name={photo.file.name}
              choices={choicesFor(photo)}
              onChoose={(category) => onOwnDetails(photo, { category })}
              disabled={disabled}
            />
            {hasSeveral && (
              <OwnFields
                name={photo.file.name}
                details={detailsOf(photo)}
                onOwnDetails={(ownDetails) => onOwnDetails(photo, ownDetails)}
                disabled={disabled}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Preview({ photo: { preview, file } }: { photo: SelectedPhoto }) {
  /** The preview URL that failed to load: the browser cannot decode it, and waits for the server's preview. */
  const [brokenPreview, setBrokenPreview] = useState<string>();
  if (!preview || brokenPreview === preview)
    return <div className="aspect-3/4 w-full animate-pulse bg-sunken" />;
  return (
    <img
      src={preview}
      alt={`Preview of ${file.name}`}
      onError={() => setBrokenPreview(preview)}
      className="aspect-3/4 w-full bg-sunken object-cover"
    />
  );
}

/** Points out an item of the wardrobe that looks like the photo; the user decides whether it is the same. */
function LookAlike({
  photo: { inspection, percent },
  items,
}: {
  photo: SelectedPhoto;
  items: readonly ClothingItem[];
}) {
  // Once it is being uploaded, the item that looks like it may be the photo's own.
  const hash = percent === null && inspection?.hash;
  const lookAlike = hash && items.find((item) => looksAlike(item.image.hash, hash));
  return lookAlike ? (
    <p role="status" className="flex items-center gap-2 text-accent text-sm">
      <CopyCheck aria-hidden size={16} className="shrink-0" />
      {texts.looksLike(itemNameOf(lookAlike))}
    </p>
  ) : null;
}

type ChoicesProps = {
  name: string;
  choices: readonly string[];
  onChoose: (category: string) => void;
  disabled: boolean;
};

/** The categories that a photo may show, each to be chosen with one tap. */
function CategoryChoices({ name, choices, onChoose, disabled }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons within one form, not its fields
    <div
      role="group"
      aria-label={`Suggested categories of ${name}`}
      className="flex flex-wrap items-center gap-2"
    >
      <span className="text-ink-soft text-sm">{texts.mayBe}</span>
      {choices.map((category) => (
        <button
          key={category}
          type="button"
          disabled={disabled}
          onClick={() => onChoose(category)}
          className="min-h-11 border border-control px-4 text-sm hover:not-disabled:border-ink hover:not-disabled:bg-surface disabled:opacity-45"
        >
          {category}
        </button>
      ))}
    </div>
  );
}

type OwnFieldsProps = {
  name: string;
  details: Required<OwnDetails>;
  onOwnDetails: (ownDetails: OwnDetails) => void;
  disabled: boolean;
};

function OwnFields({ name, details, onOwnDetails, disabled }: OwnFieldsProps) {
  const known: readonly string[] = colors;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields of each photo are a group within one form
    <div role="group" aria-label={name} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      <SelectField
        label="Category"
        value={details.category}
        disabled={disabled}
        onChange={({ target }) => onOwnDetails({ category: target.value })}
      >
        <option value="">Choose</option>
        <CategoryOptions />
      </SelectField>
      <SelectField
        label="Style"
        value={details.style}
        disabled={disabled}
        onChange={({ target }) => onOwnDetails({ style: target.value })}
      >
        <option value="">Choose</option>
        {styles.map((style) => (
          <option key={style}>{style}</option>
        ))}
      </SelectField>
      <SelectField
        label="Color"
        value={details.color}
        disabled={disabled}
        onChange={({ target }) => onOwnDetails({ color: target.value })}
      >
        <option value="">Not said</option>
        {!known.includes(details.color) && details.color && <option>{details.color}</option>}
        {colors.map((color) => (
          <option key={color}>{color}</option>
        ))}
      </SelectField>
    </div>
  );
}
