import { Check, ChevronDown, X } from 'lucide-react';
import { useId } from 'react';
import { categoriesBySlot, colors, styles } from '#shared/catalog';
import { IconButton } from '../../../components/button.tsx';
import { Fold } from '../../../components/fold.tsx';
import { Options, TextField } from '../../../components/form.tsx';
import { catalogName, menuName } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { missingIn, type PhotoProps, type SuggestedField } from './photo-details.ts';
import { PhotoNotes, PhotoPreview } from './photo-parts.tsx';

const categories = Object.values(categoriesBySlot).flat();

/** One chosen photo. Its category, style and color can be confirmed with one tap each. More fields can be unfolded. */
export function PhotoCard(props: PhotoProps) {
  const { photo, suggestions, onOwnDetails, onRemove, marksMissing, disabled } = props;
  const details = suggestions.detailsOf(photo);
  const { name } = photo.file;
  const field = (field: SuggestedField, all: readonly string[], likely: readonly string[] = []) => ({
    all,
    choices: [...new Set([details[field], ...likely])],
    value: details[field],
    isSuggested: suggestions.isSuggested(photo, field),
    isMissing: marksMissing && field in missingIn(details),
    onChoose: (value: string) => onOwnDetails(photo, { [field]: value }),
  });
  const own = (field: 'brand' | 'price' | 'currency') => ({
    value: details[field],
    disabled,
    onValue: (value: string) => onOwnDetails(photo, { [field]: value }),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields of each photo are a group within one form
    <div role="group" aria-label={name} className="relative grid gap-4 pb-2">
      <div className="relative">
        <PhotoPreview photo={photo} className="mx-auto max-w-[min(100%,34dvh)]" />
        <IconButton
          icon={X}
          size={20}
          label={t('Remove {name}', { name })}
          disabled={disabled}
          onClick={() => onRemove(photo)}
          className="absolute top-0 right-0 text-ink-soft disabled:opacity-45"
        />
      </div>
      <PhotoNotes {...props} />
      <fieldset disabled={disabled} className="grid gap-4">
        <OneTap
          label={t('Category')}
          another={t('Another category')}
          {...field('category', categories, suggestions.likely(photo))}
        />
        <OneTap label={t('Color')} another={t('Another color')} {...field('color', colors)} />
        <OneTap label={t('Style')} another={t('Another style')} {...field('style', styles)} />
      </fieldset>
      <Fold summary={t('Brand and price (optional)')} className="border-t">
        <div className="grid gap-4 pb-4">
          <TextField label={t('Brand')} autoComplete="off" {...own('brand')} />
          <div className="grid grid-cols-2 gap-4">
            <TextField label={t('Price')} inputMode="decimal" autoComplete="off" {...own('price')} />
            <TextField
              label={t('Currency')}
              autoComplete="off"
              maxLength={3}
              placeholder={t('EUR')}
              {...own('currency')}
            />
          </div>
        </div>
      </Fold>
    </div>
  );
}

type OneTapProps = {
  label: string;
  /** The accessible name of the list if there are buttons before it. */
  another: string;
  value: string;
  /** Whether the value is a suggestion: it was detected, and not edited by the person yet. */
  isSuggested: boolean;
  /** Whether the field must be filled in and is not. */
  isMissing: boolean;
  /** The values that are offered as buttons. Empty values are left out. */
  choices: readonly string[];
  all: readonly string[];
  onChoose: (value: string) => void;
};

/** A field whose likely values are buttons. The other values are in a list beside them. */
function OneTap({ label, another, value, isSuggested, isMissing, choices, all, onChoose }: OneTapProps) {
  const id = useId();
  const offered = choices.filter((each) => each !== '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field with several controls within one form
    <div role="group" aria-labelledby={id} className="grid gap-1.5">
      <p id={id} className="text-sm">
        <span className="font-semibold">{label}</span>
        {isMissing && <span className="text-danger-text"> · {t('Please choose')}</span>}
        {isSuggested && <span className="text-ink-soft"> · {t('suggested, tap to confirm')}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map((each) => {
          const isChosen = each === value && !isSuggested;
          return (
            <button
              key={each}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(each)}
              className={`flex min-h-11 items-center gap-1.5 border px-4 text-sm ${
                isChosen
                  ? 'border-ink bg-ink text-paper'
                  : each === value
                    ? 'border-accent border-dashed bg-surface'
                    : 'border-control'
              }`}
            >
              {isChosen && <Check aria-hidden size={16} />}
              {catalogName(each)}
            </button>
          );
        })}
        <span className="relative">
          <select
            aria-label={offered.length > 0 ? another : label}
            value=""
            aria-invalid={isMissing || undefined}
            onChange={({ target }) => target.value && onChoose(target.value)}
            className="min-h-11 appearance-none border border-control bg-paper pr-9 aria-invalid:border-danger pl-4 text-sm"
          >
            <option value="">{offered.length > 0 ? t('Another') : t('Choose')}</option>
            <Options of={all} name={menuName} />
          </select>
          <ChevronDown aria-hidden size={16} className="pointer-events-none absolute top-3.5 right-3" />
        </span>
      </div>
    </div>
  );
}
