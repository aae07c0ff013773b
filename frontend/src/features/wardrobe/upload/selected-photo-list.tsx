import { X } from 'lucide-react';
import { colors, styles } from '#shared/catalog';
import { Options, SelectField } from '../../../components/form.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { catalogName, menuName, shownName } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { CategoryOptions } from '../item-fields.tsx';
import { missingIn, type OwnDetails, type ReviewProps, type SuggestedField } from './photo-details.ts';
import { PhotoNotes } from './photo-notes.tsx';
import { PhotoPreview } from './photo-preview.tsx';

/** The photos to upload, with preview, progress and errors. If there are several photos, each has its own fields. */
export function SelectedPhotoList(props: ReviewProps) {
  const { photos, items, suggestions, onOwnDetails, onRemove, onSplit, marksMissing, disabled } = props;
  const hasSeveral = photos.length > 1;
  return (
    <ul aria-label={t('Chosen photos')} className="grid gap-4">
      {photos.map((photo) => (
        <li key={photo.key} className="grid grid-cols-[5.5rem_1fr] gap-4 border-line border-b pb-4">
          <PhotoPreview photo={photo} className="self-start" />
          <div className="grid min-w-0 grid-cols-1 content-start gap-2">
            <div className="flex items-start justify-between gap-2">
              <p className="min-w-0 truncate pt-2 text-sm" title={photo.file.name}>
                {photo.file.name}
              </p>
              <IconButton
                icon={X}
                label={t('Remove {name}', { name: photo.file.name })}
                disabled={disabled}
                onClick={() => onRemove(photo)}
                className="-mr-2 text-ink-soft hover:not-disabled:text-danger-text disabled:opacity-45"
              />
            </div>
            <PhotoNotes photo={photo} items={items} onSplit={onSplit} disabled={disabled} />
            <CategoryChoices
              name={photo.file.name}
              choices={suggestions.detailsOf(photo).category ? [] : suggestions.likely(photo)}
              onChoose={(category) => onOwnDetails(photo, { category })}
              disabled={disabled}
            />
            {hasSeveral && (
              <OwnFields
                name={photo.file.name}
                details={suggestions.detailsOf(photo)}
                marksMissing={marksMissing}
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

type ChoicesProps = {
  name: string;
  choices: readonly string[];
  onChoose: (category: string) => void;
  disabled: boolean;
};

/** The likely categories of a photo. Each can be chosen with one tap. */
function CategoryChoices({ name, choices, onChoose, disabled }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons within one form, not its fields
    <div
      role="group"
      aria-label={t('Suggested categories of {name}', { name })}
      className="flex flex-wrap items-center gap-2"
    >
      <span className="text-ink-soft text-sm">{t('It may be:')}</span>
      {choices.map((category) => (
        <button
          key={category}
          type="button"
          disabled={disabled}
          onClick={() => onChoose(category)}
          className="min-h-11 border border-control px-4 text-sm hover:not-disabled:border-ink hover:not-disabled:bg-surface disabled:opacity-45"
        >
          {catalogName(category)}
        </button>
      ))}
    </div>
  );
}

type OwnFieldsProps = {
  name: string;
  details: Required<OwnDetails>;
  marksMissing: boolean;
  onOwnDetails: (ownDetails: OwnDetails) => void;
  disabled: boolean;
};

function OwnFields({ name, details, marksMissing, onOwnDetails, disabled }: OwnFieldsProps) {
  const errors = marksMissing ? missingIn(details) : {};
  const known: readonly string[] = colors;
  const field = (name: SuggestedField) => ({
    value: details[name],
    disabled,
    onValue: (value: string) => onOwnDetails({ [name]: value }),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields of each photo are a group within one form
    <div role="group" aria-label={name} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      <SelectField label={t('Category')} {...field('category')} error={errors.category}>
        <option value="">{t('Choose')}</option>
        <CategoryOptions />
      </SelectField>
      <SelectField label={t('Style')} {...field('style')} error={errors.style}>
        <option value="">{t('Choose')}</option>
        <Options of={styles} name={menuName} />
      </SelectField>
      <SelectField label={t('Color')} {...field('color')}>
        <option value="">{t('Not said')}</option>
        {!known.includes(details.color) && details.color && (
          <option value={details.color}>{shownName(details.color)}</option>
        )}
        <Options of={colors} name={shownName} />
      </SelectField>
    </div>
  );
}
