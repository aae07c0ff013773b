import { ExternalLink } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ClipPreview } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import type { ClipCategory } from '#shared/rules/clip-category';
import { looksAlike } from '#shared/rules/image-hash';
import { Button } from '../../../components/button.tsx';
import { Form, SelectField, TextField } from '../../../components/form.tsx';
import { catalogName, itemNameOf } from '../../../lib/catalog-name.ts';
import { formatMoney } from '../../../lib/money.ts';
import { t } from '../../../lib/t.ts';
import { ColorField } from '../item-fields.tsx';
import { useWardrobe } from '../queries.ts';
import { texts } from '../texts.ts';
import { categoryNames, fetching, saveProblem } from './clip-texts.ts';
import { type ClipEdits, useSaveClip, wardrobeCategoryOf } from './queries.ts';

type Props = {
  product: ClipPreview;
  edits: ClipEdits;
  onEdit: (change: Partial<ClipEdits>) => void;
  onCancel: () => void;
  onSaved: () => void;
};
const layout = 'grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16';

/** A product that was read from a page. The user can check and edit it and save it as an item. */
export function ClipCard({ product, edits, onEdit, onCancel, onSaved }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: items = [] } = useWardrobe();
  const { mutate: save, isPending, error } = useSaveClip(product);
  const edit = (change: Partial<ClipEdits>) => !isPending && onEdit(change);
  useEffect(() => heading.current?.focus(), []);

  const lookAlike = items.find(({ image }) => looksAlike(image.hash, product.hash));
  const price = product.price === null ? null : formatMoney(product.price, product.currency);
  return (
    <article aria-labelledby={`${id}-title`} className={layout}>
      <img
        src={product.picture}
        alt={product.title}
        className="aspect-3/4 max-h-[80dvh] w-full bg-sunken object-cover"
      />
      <Form
        data-kept
        onSend={() => save(edits, { onSuccess: onSaved })}
        noValidate
        className="grid content-start gap-7"
      >
        <header className="grid gap-3">
          {product.brand && <p className="label text-accent">{product.brand}</p>}
          <h3 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
            {product.title}
          </h3>
          {price && <p className="text-lg tabular-nums">{price}</p>}
          {product.description && (
            <p className="line-clamp-5 max-w-prose text-ink-soft leading-relaxed">{product.description}</p>
          )}
          <a
            href={product.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm underline underline-offset-4"
          >
            {new URL(product.url).hostname.replace(/^www\./, '')}
            <ExternalLink aria-hidden size={16} />
            <span className="sr-only">{t('(opens in a new tab)')}</span>
          </a>
        </header>
        {lookAlike && (
          <p className="border-accent border-l-2 pl-4 text-sm">{texts.looksLike(itemNameOf(lookAlike))}</p>
        )}
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="sr-only">{t('Details')}</legend>
          <TextField
            label={t('Brand')}
            autoComplete="off"
            maxLength={limits.item.brand}
            value={edits.brand}
            onValue={(brand) => edit({ brand })}
          />
          <ColorField
            label={t('Color')}
            maxLength={limits.item.color}
            value={edits.color}
            onValue={(color) => edit({ color })}
          />
          <div className="sm:col-span-2">
            <SelectField
              label={t('Category')}
              hint={t('Goes into your wardrobe as {category}.', {
                category: catalogName(wardrobeCategoryOf(product, edits.category)),
              })}
              value={edits.category}
              onValue={(value) => edit({ category: value as ClipCategory })}
            >
              {Object.entries(categoryNames).map(([category, name]) => (
                <option key={category} value={category}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        </fieldset>
        {error && !isPending && (
          <p role="alert" className="text-danger-text">
            {saveProblem(error)}
          </p>
        )}
        <div className="grid grid-cols-[1fr_auto] gap-3">
          <Button type="submit" disabled={isPending}>
            {isPending ? t('Saving…') : t('Save to wardrobe')}
          </Button>
          <Button look="outline" onClick={onCancel} disabled={isPending}>
            {t('Cancel')}
          </Button>
        </div>
      </Form>
    </article>
  );
}

/** Shown instead of a product while it is being fetched. */
export const ClipCardLoading = ({ onCancel }: { onCancel: () => void }) => (
  <div className={layout}>
    <div className="aspect-3/4 max-h-[80dvh] w-full animate-pulse bg-sunken" />
    <div className="grid content-start gap-5">
      <p className="font-display text-3xl text-ink-soft">{fetching}</p>
      <div className="h-10 w-4/5 animate-pulse bg-sunken" />
      <div className="h-5 w-1/3 animate-pulse bg-sunken" />
      <Button look="outline" onClick={onCancel} className="justify-self-start">
        {t('Cancel')}
      </Button>
    </div>
  </div>
);
