import { X } from 'lucide-react';
import { colors, styles } from '#shared/catalog';
import { IconButton } from '../../../components/button.tsx';
import { Options, SelectField } from '../../../components/form.tsx';
import { catalogName, menuName, shownName } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { CategoryOptions } from '../item-fields.tsx';
import { missingIn, type PhotoProps, type ReviewProps, type SuggestedField } from './photo-details.ts';
import { PhotoNotes, PhotoPreview } from './photo-parts.tsx';

/** The photos to upload, with preview, progress and errors. If there are several photos, each has its own fields. */
export const SelectedPhotoList = ({ photos, ...review }: ReviewProps) => (
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
              disabled={review.disabled}
              onClick={() => review.onRemove(photo)}
              className="-mr-2 text-ink-soft hover:not-disabled:text-danger-text disabled:opacity-45"
            />
          </div>
          <PhotoNotes photo={photo} {...review} />
          <CategoryChoices photo={photo} {...review} />
          {photos.length > 1 && <OwnFields photo={photo} {...review} />}
        </div>
      </li>
    ))}
  </ul>
);

/** The likely categories of a photo. Each can be chosen with one tap. */
function CategoryChoices({ photo, suggestions, onOwnDetails, disabled }: PhotoProps) {
  const choices = suggestions.detailsOf(photo).category ? [] : suggestions.likely(photo);
  if (choices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons within one form, not its fields
    <div
      role="group"
      aria-label={t('Suggested categories of {name}', { name: photo.file.name })}
      className="flex flex-wrap items-center gap-2"
    >
      <span className="text-ink-soft text-sm">{t('It may be:')}</span>
      {choices.map((category) => (
        <button
          key={category}
          type="button"
          disabled={disabled}
          onClick={() => onOwnDetails(photo, { category })}
          className="min-h-11 border border-control px-4 text-sm hover:not-disabled:border-ink hover:not-disabled:bg-surface disabled:opacity-45"
        >
          {catalogName(category)}
        </button>
      ))}
    </div>
  );
}

function OwnFields({ photo, suggestions, onOwnDetails, marksMissing, disabled }: PhotoProps) {
  const details = suggestions.detailsOf(photo);
  const errors = marksMissing ? missingIn(details) : {};
  const known: readonly string[] = colors;
  const field = (name: SuggestedField) => ({
    value: details[name],
    disabled,
    onValue: (value: string) => onOwnDetails(photo, { [name]: value }),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields of each photo are a group within one form
    <div role="group" aria-label={photo.file.name} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
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
