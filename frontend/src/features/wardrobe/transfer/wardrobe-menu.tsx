import { Download, Ellipsis, Upload } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { menuItemClasses, menuPanelClasses } from '../../../components/menu-classes.ts';
import type { Transfer } from './use-wardrobe-transfer.ts';

type Props = { items: readonly ClothingItem[]; transfer: Transfer };

/** The menu to export the wardrobe as a ZIP and to import one. */
export function WardrobeMenu({ items, transfer: { work, exportAll, importAll } }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Wardrobe file"
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void importAll(file, items);
        }}
      />
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label="More"
          disabled={work !== undefined}
          className="grid size-11 place-content-center hover:bg-sunken disabled:opacity-45"
        >
          <Ellipsis aria-hidden size={18} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content align="end" sideOffset={6} className={menuPanelClasses}>
            <DropdownMenu.Item
              className={menuItemClasses}
              disabled={items.length === 0}
              onSelect={() => exportAll(items)}
            >
              <Download aria-hidden size={16} />
              Export as ZIP
            </DropdownMenu.Item>
            <DropdownMenu.Item className={menuItemClasses} onSelect={() => input.current?.click()}>
              <Upload aria-hidden size={16} />
              Import a ZIP
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </>
  );
}
