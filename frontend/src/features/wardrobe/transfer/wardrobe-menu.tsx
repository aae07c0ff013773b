import { Download, Ellipsis, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { IconButton } from '../../../components/button.tsx';
import { LazyMenu } from '../../../components/lazy-menu.tsx';
import { t } from '../../../lib/t.ts';
import type { Transfer } from './use-wardrobe-transfer.ts';

type Props = { items: readonly ClothingItem[]; transfer: Transfer };

/** The menu to export the wardrobe as a ZIP and to import one. */
export function WardrobeMenu({ items, transfer: { work, exportAll, importAll } }: Props) {
  const isWorking = work !== undefined;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={t('Wardrobe file')}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void importAll(file, items);
        }}
      />
      <LazyMenu
        button={<IconButton icon={Ellipsis} label={t('More')} className="hover:bg-sunken" />}
        entries={[
          {
            icon: Download,
            text: t('Export as ZIP'),
            disabled: isWorking || items.length === 0,
            onSelect: () => exportAll(items),
          },
          {
            icon: Upload,
            text: t('Import a ZIP'),
            disabled: isWorking,
            onSelect: () => input.current?.click(),
          },
        ]}
      />
    </>
  );
}
