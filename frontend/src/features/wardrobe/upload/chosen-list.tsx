import { CopyCheck, X } from 'lucide-react';
import { useState } from 'react';
import { colors, styles } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { looksAlike } from '#shared/rules/image-hash';
import { itemNameOf } from '#shared/rules/item-name';
import { SelectField } from '../../../components/field.tsx';
import { CategoryOptions } from '../category-options.tsx';
import type { ChosenFile, OwnDetails } from './chosen-files.ts';
import type { Inspection } from './inspect-photo.ts';

type Props = {
  files: readonly ChosenFile[];
  /** The wardrobe, among which one may look like a chosen photo. */
  items: readonly ClothingItem[];
  detailsOf: (chosen: ChosenFile) => Required<OwnDetails>;
  onOwn: (chosen: ChosenFile, own: OwnDetails) => void;
  onRemove: (chosen: ChosenFile) => void;
  disabled: boolean;
};

/** The photos that will be uploaded; of several, each says what it has of its own. */
export function ChosenList({ files, items, detailsOf, onOwn, onRemove, disabled }: Props) {
  const several = files.length > 1;
  return (
    <ul aria-label="Chosen photos" className="grid gap-4">
      {files.map((chosen) => (
        <li key={chosen.key} className="grid grid-cols-[5.5rem_1fr] gap-4 border-line border-b pb-4">
          <div className="relative self-start">
            <Preview chosen={chosen} />
            {chosen.percent !== null && (
              <div
                role="progressbar"
                aria-label={`Uploading ${chosen.file.name}`}
                aria-valuenow={chosen.percent}
                aria-valuemin={0}
                aria-valuemax={100}
                className="absolute inset-x-0 bottom-0 h-1.5 bg-line"
              >
                <div className="h-full bg-accent" style={{ width: `${chosen.percent}%` }} />
              </div>
            )}
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-2">
            <div className="flex items-start justify-between gap-2">
              <p className="min-w-0 truncate pt-2 text-sm" title={chosen.file.name}>
                {chosen.file.name}
              </p>
              <button
                type="button"
                aria-label={`Remove ${chosen.file.name}`}
                disabled={disabled}
                onClick={() => onRemove(chosen)}
                className="-mr-2 grid size-11 shrink-0 place-content-center text-ink-soft hover:not-disabled:text-danger-text disabled:opacity-45"
              >
                <X aria-hidden size={18} />
              </button>
            </div>
            {chosen.found === null && (
              <p role="status" className="animate-pulse text-ink-soft text-sm">
                Detecting color and style…
              </p>
            )}
            {chosen.error && (
              <p role="alert" className="text-danger-text text-sm">
                {chosen.error}
              </p>
            )}
            <Twin found={chosen.found} items={items} />
            {several && (
              <OwnFields
                name={chosen.file.name}
                details={detailsOf(chosen)}
                onOwn={(own) => onOwn(chosen, own)}
                disabled={disabled}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Preview({ chosen: { preview, file } }: { chosen: ChosenFile }) {
  /** A picture that this browser cannot show, until the server has made one that it can. */
  const [broken, setBroken] = useState<string>();
  if (!preview || broken === preview) return <div className="aspect-3/4 w-full animate-pulse bg-sunken" />;
  return (
    <img
      src={preview}
      alt={`Preview of ${file.name}`}
      onError={() => setBroken(preview)}
      className="aspect-3/4 w-full bg-sunken object-cover"
    />
  );
}

/** Says that the wardrobe may have the piece already, which is for the person to judge. */
function Twin({ found, items }: { found: Inspection | null; items: readonly ClothingItem[] }) {
  const hash = found?.hash;
  const twin = hash && items.find((item) => looksAlike(item.image.hash, hash));
  return twin ? (
    <p role="status" className="flex items-center gap-2 text-accent text-sm">
      <CopyCheck aria-hidden size={16} className="shrink-0" />
      Looks like an item you have: {itemNameOf(twin)}
    </p>
  ) : null;
}

type OwnFieldsProps = {
  name: string;
  details: Required<OwnDetails>;
  onOwn: (own: OwnDetails) => void;
  disabled: boolean;
};

function OwnFields({ name, details, onOwn, disabled }: OwnFieldsProps) {
  const known: readonly string[] = colors;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields of each photo are a group within one form
    <div role="group" aria-label={name} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      <SelectField
        label="Category"
        value={details.category}
        disabled={disabled}
        onChange={({ target }) => onOwn({ category: target.value })}
      >
        <option value="">Choose</option>
        <CategoryOptions />
      </SelectField>
      <SelectField
        label="Style"
        value={details.style}
        disabled={disabled}
        onChange={({ target }) => onOwn({ style: target.value })}
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
        onChange={({ target }) => onOwn({ color: target.value })}
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
