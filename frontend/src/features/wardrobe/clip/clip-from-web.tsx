import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod';
import { ClipPreview } from '#shared/contract/wardrobe';
import { type ClipCategory, clipCategories, defaultClipCategory } from '#shared/rules/clip-category';
import { Button } from '../../../components/button.tsx';
import { Form, TextField } from '../../../components/form.tsx';
import { notify } from '../../../components/notify.ts';
import { useOwnId } from '../../../data/user-id.ts';
import { t } from '../../../lib/t.ts';
import { useKeptValue } from '../../../lib/use-kept-value.ts';
import { Bookmarklet } from './bookmarklet.tsx';
import { ClipCard, ClipCardLoading } from './clip-card.tsx';
import { clipProblem, fetching } from './clip-texts.ts';
import { type ClipEdits, usePreviewClip } from './queries.ts';

/** Creates an item from a shop's product page. `initialUrl` comes from the bookmarklet and is fetched immediately. */
export function ClipFromWeb({ initialUrl = '' }: { initialUrl?: string }) {
  const [url, setUrl] = useState(initialUrl);
  const [isMissing, setIsMissing] = useState(false);
  const { mutate: read, reset: forget, error, isPending } = usePreviewClip();
  /** The product that was read, and the user's edits of it. */
  const [clip, setClip] = useState<ReadClip | null>(null);
  useKeptClip({
    url,
    clip,
    restore: (kept) => {
      if (initialUrl || url || clip) return;
      setUrl(kept.url);
      setClip(kept.clip);
    },
  });
  const problem = error && !isPending && clipProblem(error);
  const started = useRef('');
  const heading = useRef<HTMLHeadingElement>(null);

  const fetchProduct = useCallback(
    (address: string) => {
      setClip(null);
      read(address, { onSuccess: (product) => setClip({ product, edits: editsOf(product) }) });
    },
    [read],
  );

  useEffect(() => {
    if (!initialUrl || started.current === initialUrl) return;
    started.current = initialUrl;
    setUrl(initialUrl);
    fetchProduct(initialUrl);
  }, [initialUrl, fetchProduct]);

  const clear = () => {
    forget();
    setClip(null);
    setUrl('');
    // The focused button disappears together with the product.
    heading.current?.focus();
  };
  const submit = () => {
    const address = url.trim();
    setIsMissing(!address);
    if (address) fetchProduct(address);
  };

  return (
    <div className="grid gap-12">
      <div className="grid gap-8">
        <div className="grid gap-3">
          <h2 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
            {t('Clip from any shop')}
          </h2>
          <p className="max-w-prose text-pretty text-ink-soft">
            {t(
              'Paste the address of a product. Its photo, brand, color and price come along; you only confirm them.',
            )}
          </p>
        </div>
        <Form onSend={submit} noValidate className="grid max-w-3xl gap-3 sm:grid-cols-[1fr_auto]">
          <TextField
            label={t('Product page URL')}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            value={url}
            readOnly={isPending}
            error={isMissing ? t('Please enter a URL') : undefined}
            onValue={(value) => {
              setUrl(value);
              setIsMissing(false);
            }}
          />
          <Button type="submit" disabled={isPending} className="min-h-12 sm:mt-[1.625rem] sm:self-start">
            {isPending ? t('Fetching…') : t('Fetch product')}
          </Button>
        </Form>
      </div>

      <p role="status" className="sr-only">
        {isPending
          ? fetching
          : clip
            ? t('Found {title}. Check the details and save it.', { title: clip.product.title })
            : ''}
      </p>
      {isPending && <ClipCardLoading onCancel={forget} />}
      {problem && (
        <div role="alert" className="grid max-w-3xl gap-2 border-danger border-l-2 bg-surface px-6 py-5">
          <h3 className="text-2xl">{problem.title}</h3>
          <p className="text-ink-soft">{problem.description}</p>
        </div>
      )}
      {clip && (
        <ClipCard
          key={clip.product.path}
          product={clip.product}
          edits={clip.edits}
          onEdit={(change) => setClip({ ...clip, edits: { ...clip.edits, ...change } })}
          onCancel={clear}
          onSaved={() => {
            clear();
            void notify({ title: t('Added to your wardrobe'), description: clip.product.title });
          }}
        />
      )}
      {!clip && !isPending && <Bookmarklet />}
    </div>
  );
}

const Kept = z.object({
  url: z.string(),
  clip: z
    .object({
      product: ClipPreview,
      edits: z.object({
        brand: z.string(),
        color: z.string(),
        category: z.enum(Object.keys(clipCategories) as [ClipCategory, ...ClipCategory[]]),
      }),
    })
    .nullable(),
});
type Kept = z.infer<typeof Kept>;
/** A product that was read from a page, with the user's edits of it. */
type ReadClip = NonNullable<Kept['clip']>;

/** The initial values of a product's fields. */
const editsOf = (product: ClipPreview): ClipEdits => ({
  brand: product.brand ?? '',
  color: product.color ?? '',
  category: product.category ?? defaultClipCategory,
});

/** Keeps the address and the product after the tab is closed, until the product is saved or cancelled. */
function useKeptClip({ url, clip, restore }: Kept & { restore: (kept: Kept) => void }) {
  const userId = useOwnId();
  const value = useMemo(() => (url || clip ? { url, clip } : null), [url, clip]);
  useKeptValue({ userId, name: 'clip', schema: Kept, value, restore });
}
