import { Plus, X } from 'lucide-react';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/form.tsx';
import type { PurchaseLink } from '../../data/request-form.ts';
import { t } from '../../lib/t.ts';

type Props = { links: readonly PurchaseLink[]; onLinks: (links: PurchaseLink[]) => void };

/** Edits the purchase links of an outfit. An invalid URL is marked but does not block the request. */
export function PurchaseLinks({ links, onLinks }: Props) {
  const change = (key: number, part: Partial<PurchaseLink>) =>
    onLinks(links.map((link) => (link.key === key ? { ...link, ...part } : link)));
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-1 font-semibold text-sm">{t('Where to Buy (optional)')}</legend>
      {links.map(({ key, storeName, price, url }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: each link is a group within the fieldset
        <div
          key={key}
          role="group"
          aria-label={t('Link {number}', { number: index + 1 })}
          className="grid grid-cols-[1fr_auto] items-start gap-3 border-line border-b pb-4 sm:grid-cols-[1fr_7rem_1.5fr_auto]"
        >
          <TextField
            label={t('Store name')}
            maxLength={100}
            value={storeName}
            onValue={(storeName) => change(key, { storeName })}
          />
          <div className="order-2 sm:order-none">
            <TextField
              label={t('Price')}
              maxLength={50}
              value={price}
              onValue={(price) => change(key, { price })}
            />
          </div>
          <div className="order-3 col-span-2 sm:order-none sm:col-span-1">
            <TextField
              label="URL"
              type="url"
              inputMode="url"
              placeholder="https://"
              value={url}
              error={
                url && !/^https?:\/\/\S+\.\S+/.test(url.trim())
                  ? t('Not a web address: the link goes without it')
                  : undefined
              }
              onValue={(url) => change(key, { url })}
            />
          </div>
          <button
            type="button"
            aria-label={t('Remove link {number}', { number: index + 1 })}
            onClick={() => onLinks(links.filter((link) => link.key !== key))}
            className="order-1 mt-[1.625rem] grid size-12 place-content-center text-ink-soft hover:text-danger-text sm:order-none"
          >
            <X aria-hidden size={18} />
          </button>
        </div>
      ))}
      {links.length < limits.generation.purchaseLinks && (
        <Button
          look="outline"
          className="justify-self-start"
          onClick={() => {
            const key = 1 + Math.max(0, ...links.map((link) => link.key));
            onLinks([...links, { key, storeName: '', price: '', url: '' }]);
          }}
        >
          <Plus aria-hidden size={16} />
          {t('Add Link')}
        </Button>
      )}
    </fieldset>
  );
}
