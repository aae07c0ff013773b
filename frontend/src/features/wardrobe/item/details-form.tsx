import { useId, useState } from 'react';
import type { z } from 'zod';
import { seasons, styles } from '#shared/catalog';
import { earliestPurchase } from '#shared/rules/purchase-date';
import { Fold } from '../../../components/fold.tsx';
import { Options, SelectField, TextArea, TextField } from '../../../components/form.tsx';
import { notify } from '../../../components/notify.ts';
import { catalogName, menuName } from '../../../lib/catalog-name.ts';
import { messageText } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { today } from '../../../lib/today.ts';
import { CategoryOptions, ColorField } from '../item-fields.tsx';
import { texts } from '../texts.ts';
import { parsePrice } from './parse-price.ts';

export const emptyItemForm = {
  category: '',
  color: '',
  style: '',
  brand: '',
  description: '',
  seasons: [] as (typeof seasons)[number][],
  price: '',
  currency: '',
  purchasedOn: '',
};
/** The form's values as the user typed them. */
export type ItemFormValues = typeof emptyItemForm;

/** Converts the form's values to API values. A price that cannot be parsed becomes NaN, which the contract rejects. */
export const toItemDetails = ({ price, currency, purchasedOn, ...details }: ItemFormValues) => ({
  ...details,
  price: price.trim() ? (parsePrice(price) ?? Number.NaN) : null,
  currency: currency.trim() || null,
  purchasedOn: purchasedOn || null,
});

/** Hints under the fields about what was detected in the photo. */
export type DetailHints = Partial<Record<keyof ItemFormValues, string>>;

type Props = {
  values: ItemFormValues;
  onChange: (change: Partial<ItemFormValues>) => void;
  errors: Partial<Record<keyof ItemFormValues, string>>;
  disabled?: boolean;
  /** The text of the empty options of category and style. */
  emptyOption?: string;
  hints?: DetailHints;
};

const currencies = ['EUR', 'USD', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'PLN', 'CAD', 'AUD', 'JPY'];

/** The fields that describe an item, shared by the upload and the edit dialog. */
export function DetailsForm({ values, onChange, errors, disabled, emptyOption, hints = {} }: Props) {
  const id = useId();
  const [open, setOpen] = useState(
    values.seasons.length > 0 || values.price !== '' || values.currency !== '' || values.purchasedOn !== '',
  );
  const field = (name: Exclude<keyof ItemFormValues, 'seasons'>) => ({
    value: values[name],
    error: errors[name],
    hint: hints[name],
    disabled,
    onValue: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={t('Category')} {...field('category')}>
          <option value="">{emptyOption ?? t('Choose a category')}</option>
          <CategoryOptions />
        </SelectField>
        <SelectField label={t('Style')} {...field('style')}>
          <option value="">{emptyOption ?? t('Choose a style')}</option>
          <Options of={styles} name={menuName} />
        </SelectField>
        <ColorField label={t('Color (optional)')} {...field('color')} />
        <TextField label={t('Brand (optional)')} {...field('brand')} />
      </div>
      <TextArea
        label={t('Description (optional)')}
        {...field('description')}
        hint={hints.description ?? t('Fabric, cut, where it came from: whatever you would tell a stylist.')}
      />
      <Fold summary={t('Seasons, price and date of purchase (optional)')} open={open} onOpen={setOpen}>
        <div className="grid gap-5 pb-5">
          <fieldset disabled={disabled} className="grid gap-2">
            <legend className="font-semibold text-sm">{t('Seasons')}</legend>
            <div className="flex flex-wrap gap-x-5">
              {seasons.map((season) => (
                <label key={season} className="flex min-h-11 items-center gap-2.5 text-sm">
                  <input
                    type="checkbox"
                    checked={values.seasons.includes(season)}
                    onChange={({ target }) =>
                      onChange({
                        seasons: seasons.filter((each) =>
                          each === season ? target.checked : values.seasons.includes(each),
                        ),
                      })
                    }
                    className="size-5 accent-accent"
                  />
                  <span className="inline-block capitalize">{catalogName(season)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
            <TextField label={t('Price')} inputMode="decimal" autoComplete="off" {...field('price')} />
            <TextField
              label={t('Currency')}
              list={`${id}-currencies`}
              autoComplete="off"
              maxLength={3}
              placeholder={t('EUR')}
              {...field('currency')}
            />
            <datalist id={`${id}-currencies`}>
              {currencies.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <div className="col-span-2 sm:col-span-1">
              <TextField
                label={t('Bought on')}
                type="date"
                min={earliestPurchase}
                max={today()}
                {...field('purchasedOn')}
              />
            </div>
          </div>
        </div>
      </Fold>
    </div>
  );
}

/** Shows the first issue as a toast, which is read at its field, and returns the first message of each invalid field by its name. */
export function showValidationErrors({ issues }: z.ZodError): Record<string, string> {
  const messages = issues.map(({ path, message }) => [String(path[0]), messageText(message)] as const);
  void notify({ title: texts.invalid, description: messages[0]?.[1] ?? '', tone: 'error', isSaid: true });
  // Reversed, because `fromEntries` keeps the last entry of a key.
  return Object.fromEntries(messages.toReversed());
}
