import { keep as keepValue, keptNames, readKept } from '../../../lib/kept-values.ts';
import type { ItemFormValues } from '../item/details-form.tsx';
import { claimPlace } from './claim-place.ts';
import type { SelectedPhoto } from './selected-photo.ts';

/** What is kept of a photo beside its file. */
type KeptPhoto = Pick<SelectedPhoto, 'key' | 'inspection' | 'ownDetails' | 'sentPath'>;
/** What was typed for all photos. */
type KeptForm = { shared: ItemFormValues; editedFields: readonly string[] };
type Kept = KeptForm & { photos: readonly KeptPhoto[] };
/** A file by its bytes: not every browser stores files, and one of a phone's library may not be readable later. */
type KeptFile = { name: string; type: string; lastModified: number; bytes: ArrayBuffer };
export type Restored = KeptForm & { photos: readonly (KeptPhoto & { file: File })[] };

/** The upload of one tab as the browser keeps it: what is typed in one value, and each file in one of its own. */
export type KeptUpload = Awaited<ReturnType<typeof openKeptUpload>>;

const opened = new Map<string, ReturnType<typeof openKeptUpload>>();

/** The upload that this tab keeps for a user: what a closed tab has left, or an empty one. */
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
  // Without a place of its own a tab keeps nothing.
  const keep: typeof keepValue = place === null ? async () => false : keepValue;
  const fileName = (key: string) => `${name}/${key}`;
  const stored = new Set<string>();
  /** One write after the other: the later one stays. */
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
    /** What was kept, if anything; files of photos that are not listed any more are removed. */
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
    /** Keeps these photos and what was typed. Resolves to whether all of it is kept. */
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
    /** Nothing is chosen or typed any more. */
    clear: () =>
      inTurn(async () => {
        for (const key of [...stored]) await dropFile(key);
        await keep(userId, name, null);
      }),
    /** Notes where a photo was sent to, before its item is created: a later attempt then finds that item. */
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
