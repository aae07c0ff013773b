import { keep as keepValue, keptNames, readKept } from '../../../lib/kept-values.ts';
import type { ItemFormValues } from '../item/details-form.tsx';
import { claimPlace } from './claim-place.ts';
import type { SelectedPhoto } from './photo-details.ts';

/** What is kept of a photo besides its file. */
type KeptPhoto = Pick<SelectedPhoto, 'key' | 'inspection' | 'ownDetails' | 'sentPath'>;
/** The values that were typed for all photos, and the fields that were edited. */
type KeptForm = { shared: ItemFormValues; editedFields: readonly string[] };
type Kept = KeptForm & { photos: readonly KeptPhoto[] };
/** A file as bytes: not every browser can store files, and a file of a phone's library may become unreadable. */
type KeptFile = { name: string; type: string; lastModified: number; bytes: ArrayBuffer };
export type Restored = KeptForm & { photos: readonly (KeptPhoto & { file: File })[] };

/** An upload in the browser's storage: one value for the form and the list of photos, and one value per file. */
export type KeptUpload = Awaited<ReturnType<typeof openKeptUpload>>;

const opened = new Map<string, ReturnType<typeof openKeptUpload>>();

/** The upload that this tab keeps for a user. It may hold what a closed tab has left. */
export function keptUploadOf(userId: string) {
  const upload = opened.get(userId) ?? openKeptUpload(userId);
  opened.set(userId, upload);
  return upload;
}

async function openKeptUpload(userId: string) {
  const place = await claimPlace(
    userId,
    async (each) => (await readKept(userId, nameOf(each))) !== undefined,
  );
  const name = nameOf(place);
  // A tab that could not claim a place keeps nothing.
  const keep: typeof keepValue = place === null ? async () => false : keepValue;
  const fileName = (key: string) => `${name}/${key}`;
  const stored = new Set<string>();
  /** Runs reads and writes one after the other, so that the last write wins. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const next = last.then(write);
    last = next.catch(() => undefined);
    return next;
  };
  const change = async (photos: (kept: readonly KeptPhoto[]) => readonly KeptPhoto[]) => {
    const kept = (await readKept(userId, name)) as Kept | undefined;
    return kept ? keep(userId, name, { ...kept, photos: photos(kept.photos) }) : false;
  };
  const dropFile = (key: string) => {
    stored.delete(key);
    return keep(userId, fileName(key), null);
  };

  return {
    /** Reads what was kept, or null. Files whose photo is not listed are removed. */
    restore: () =>
      inTurn(async (): Promise<Restored | null> => {
        stored.clear();
        const kept = (await readKept(userId, name)) as Kept | undefined;
        const photos: Restored['photos'][number][] = [];
        for (const photo of kept?.photos ?? []) {
          const file = (await readKept(userId, fileName(photo.key))) as KeptFile | undefined;
          if (file) photos.push({ ...photo, file: new File([file.bytes], file.name, file) });
        }
        for (const { key } of photos) stored.add(key);
        for (const each of await keptNames(userId, `${name}/`))
          if (!stored.has(each.slice(`${name}/`.length))) await keep(userId, each, null);
        return kept ? { ...kept, photos } : null;
      }),
    /** Keeps these photos and the typed values. Resolves to true if all of it is kept. */
    save: ({ shared, editedFields }: KeptForm, photos: readonly SelectedPhoto[]) =>
      inTurn(async () => {
        let isKept = true;
        for (const { key, file } of photos) {
          if (stored.has(key)) continue;
          const bytes = await file.arrayBuffer().catch(() => null);
          const { name: title, type, lastModified } = file;
          const value: KeptFile | null = bytes && { name: title, type, lastModified, bytes };
          if (value && (await keep(userId, fileName(key), value))) stored.add(key);
          else isKept = false;
        }
        const value: Kept = {
          shared,
          editedFields,
          photos: photos.map((photo) => ({
            key: photo.key,
            inspection: photo.inspection,
            ownDetails: photo.ownDetails,
            sentPath: photo.sentPath,
          })),
        };
        isKept = (await keep(userId, name, value)) && isKept;
        for (const key of [...stored]) if (!photos.some((photo) => photo.key === key)) await dropFile(key);
        return isKept;
      }),
    /** Removes everything that was kept. */
    clear: () =>
      inTurn(async () => {
        for (const key of [...stored]) await dropFile(key);
        await keep(userId, name, null);
      }),
    /** Records the storage path of a photo before its item is created. A later attempt then finds that item. */
    markSent: (key: string, sentPath: string) =>
      inTurn(() =>
        change((photos) => photos.map((each) => (each.key === key ? { ...each, sentPath } : each))),
      ),
    /** Removes a photo whose item was created. */
    remove: (key: string) =>
      inTurn(async () => {
        await change((photos) => photos.filter((each) => each.key !== key));
        await dropFile(key);
      }),
  };
}

const nameOf = (place: number | null) => `upload-${place}`;
