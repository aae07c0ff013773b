import { useQueryClient } from '@tanstack/react-query';
import { Download, Ellipsis, Upload } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { menuItem, menuPanel } from '../../components/menu-looks.ts';
import { Progress } from '../../components/progress.tsx';
import { api } from '../../lib/api.ts';
import { notify, notifyError } from '../../lib/notify.ts';
import { sendPhoto } from './inspect-photo.ts';
import { prependItem } from './queries.ts';
import { texts } from './texts.ts';

/** Takes the wardrobe out as a file, and brings such a file in. */
export function WardrobeMenu({ items }: { items: readonly ClothingItem[] }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [work, setWork] = useState<{ label: string; percent: number }>();
  const follow = (label: string) => (percent: number) => setWork({ label, percent });

  async function exportAll() {
    const onProgress = follow('Packing your wardrobe');
    onProgress(0);
    try {
      const { packWardrobe } = await import('./wardrobe-file.ts');
      save(await packWardrobe(items, onProgress), 'wardrobe.zip');
      void notify({ title: texts.exported });
    } catch {
      void notifyError(texts.exportFailed);
    }
    setWork(undefined);
  }

  async function importAll(file: File) {
    const onProgress = follow('Bringing in your wardrobe');
    onProgress(0);
    try {
      const { unpackWardrobe } = await import('./wardrobe-file.ts');
      const pieces = unpackWardrobe(new Uint8Array(await file.arrayBuffer()));
      const room = limits.wardrobeItems - items.length;
      if (pieces.length > room) void notifyError(texts.importTooLarge(pieces.length, room));
      else {
        let failed = 0;
        for (const [index, { photo, details }] of pieces.entries()) {
          try {
            const { path } = await sendPhoto(photo);
            prependItem(client, await api.wardrobe.createItem({ body: { ...details, imageUrl: path } }));
          } catch {
            failed += 1;
          }
          onProgress(Math.floor(((index + 1) / pieces.length) * 100));
        }
        const description = `${pieces.length - failed} of ${pieces.length} imported, ${failed} failed`;
        void notify({ title: texts.imported, description, tone: failed ? 'error' : 'success' });
      }
    } catch {
      void notifyError(texts.importFailed);
    }
    setWork(undefined);
  }

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
          if (file) void importAll(file);
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
          <DropdownMenu.Content align="end" sideOffset={6} className={menuPanel}>
            <DropdownMenu.Item className={menuItem} disabled={items.length === 0} onSelect={exportAll}>
              <Download aria-hidden size={16} />
              Export as ZIP
            </DropdownMenu.Item>
            <DropdownMenu.Item className={menuItem} onSelect={() => input.current?.click()}>
              <Upload aria-hidden size={16} />
              Import a ZIP
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {work && (
        <div
          role="status"
          className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md border border-line bg-surface p-5 shadow-xl"
        >
          <Progress {...work} />
        </div>
      )}
    </>
  );
}

function save(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
