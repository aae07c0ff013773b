import { type FormEvent, useState } from 'react';
import { CreateClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { Button } from '../../../components/button.tsx';
import { notify } from '../../../components/notify.ts';
import { Progress } from '../../../components/progress.tsx';
import { blank, DetailsForm, type Typed, toDetails } from '../item/details-form.tsx';
import { tellInvalid } from '../item/tell-invalid.ts';
import { useWardrobe } from '../queries.ts';
import { texts } from '../texts.ts';
import { categoryFromFileName } from './category-from-file-name.ts';
import { type ChosenFile, type OwnDetails, useChosenFiles } from './chosen-files.ts';
import { ChosenList } from './chosen-list.tsx';
import { FilePicker } from './file-picker.tsx';
import { type NewItem, useUploadClothes } from './upload-clothes.ts';
import { noticesOfUpload, reasonOf } from './upload-notice.ts';

const details = ['category', 'style', 'color'] as const;
const NewItemSchema = CreateClothingItem.omit({ imageUrl: true });

export function UploadForm() {
  const { data: items = [] } = useWardrobe();
  const { files, add, update, forget, foundIn } = useChosenFiles();
  const { upload, percent } = useUploadClothes((key, value) => update(key, { percent: value }));
  const [typed, setTyped] = useState(blank);
  /** The details that the person has said for all photos, and which no detection changes any more. */
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<Partial<Record<keyof Typed, string>>>({});
  const [uploading, setUploading] = useState(false);

  const room = limits.wardrobeItems - items.length;
  const full = room <= 0;
  const [first] = files;
  const single = files.length === 1 && first ? first : undefined;

  function detailsOf({ file, found, own }: ChosenFile): Required<OwnDetails> {
    const suggested: Required<OwnDetails> = {
      category: found?.category ?? categoryFromFileName(file.name) ?? '',
      style: found?.style ?? '',
      color: found?.color?.color ?? '',
    };
    const choose = (name: (typeof details)[number]) =>
      own[name] ?? (said.has(name) && (single || typed[name]) ? typed[name] : suggested[name]);
    return { category: choose('category'), style: choose('style'), color: choose('color') };
  }

  const type = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change });
    setErrors({});
    setSaid(new Set([...said, ...details.filter((name) => name in change)]));
  };

  const ready =
    files.length > 0 &&
    files.every((chosen) => detailsOf(chosen).category && detailsOf(chosen).style) &&
    !full &&
    !uploading;

  /** The item that a photo becomes, or null, once the person was told what is wrong with it. */
  function itemOf(chosen: ChosenFile): NewItem | null {
    const found = chosen.found?.color ?? null;
    const own = detailsOf(chosen);
    const item = {
      ...toDetails(typed),
      ...own,
      // Where no color was said, the one that was found is better than none.
      color: own.color || (found?.color ?? ''),
      aiDetectedMetadata: found,
    };
    const { error } = NewItemSchema.safeParse(item);
    if (!error) return item;
    setErrors(tellInvalid(error));
    return null;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    // The photos may still be looked at, for which the upload waits.
    setUploading(true);
    await send();
    setUploading(false);
  }

  async function send() {
    const uploads: { chosen: ChosenFile; details: NewItem }[] = [];
    for (const each of files) {
      const chosen = { ...each, found: each.found ?? (await foundIn(each.key)) };
      const item = itemOf(chosen);
      if (!item) return;
      uploads.push({ chosen, details: item });
    }
    for (const { key } of files) update(key, { error: null, percent: 0 });
    const failures = await upload(uploads);
    const failed = new Set(failures.map(({ chosen }) => chosen.key));
    forget(files.filter(({ key }) => !failed.has(key)).map(({ key }) => key));
    for (const { chosen, error } of failures)
      update(chosen.key, {
        error: reasonOf(error),
        percent: null,
        // What was sent before may have been taken away: it is sent again.
        found: chosen.found && { ...chosen.found, ticket: null },
      });
    for (const notice of noticesOfUpload(files.length, failures)) void notify(notice);
    if (failures.length > 0) return;
    setTyped(blank);
    setSaid(new Set());
  }

  return (
    <form onSubmit={submit} className="grid gap-8 lg:grid-cols-2 lg:gap-14" noValidate>
      <div className="grid min-w-0 content-start gap-6">
        <FilePicker
          files={files.map(({ file }) => file)}
          onAdd={add}
          room={room}
          disabled={uploading || full}
        />
        {files.length > 0 && (
          <ChosenList
            files={files}
            items={items}
            detailsOf={detailsOf}
            onOwn={({ key, own }, change) => update(key, { own: { ...own, ...change } })}
            onRemove={({ key }) => forget([key])}
            disabled={uploading}
          />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        {files.length > 1 && (
          <p className="text-ink-soft text-sm">
            What you say here holds for all {files.length} photos, but for those that say otherwise
            themselves.
          </p>
        )}
        <DetailsForm
          typed={single ? { ...typed, ...detailsOf(single) } : typed}
          onType={(change) => {
            // What is said in the form takes the place of what was said for this photo.
            if (single) update(single.key, { own: without(single.own, change) });
            type(change);
          }}
          errors={errors}
          disabled={uploading}
          {...(files.length > 1 ? { unchosen: { category: 'Each its own', style: 'Each its own' } } : {})}
          hints={single ? hintsOf(single) : {}}
        />
        <button
          type="button"
          disabled={uploading}
          onClick={() => {
            if (files.length === 0)
              return void notify({ title: texts.noImage, description: texts.noImageHint, tone: 'error' });
            setSaid(new Set());
            for (const { key } of files) update(key, { own: {} });
          }}
          className="min-h-11 justify-self-start text-sm underline underline-offset-4 disabled:opacity-45"
        >
          Use what was detected
        </button>
        {uploading && <Progress label={`Uploading ${files.length} of your photos`} percent={percent ?? 0} />}
        <Button type="submit" disabled={!ready}>
          {submitText(files, full)}
        </Button>
        {full && <p className="text-ink-soft text-sm">{texts.limitReachedHint}</p>}
      </div>
    </form>
  );
}

const without = (own: OwnDetails, change: object): OwnDetails =>
  Object.fromEntries(Object.entries(own).filter(([name]) => !(name in change)));

function submitText(files: readonly ChosenFile[], full: boolean) {
  if (full) return texts.full;
  const retrying = files.length > 0 && files.every(({ error }) => error);
  if (retrying) return files.length > 1 ? `Try ${files.length} again` : 'Try again';
  return files.length > 1 ? `Upload ${files.length} items` : 'Upload';
}

function hintsOf({ found }: ChosenFile): { color?: string; style?: string } {
  if (!found) return { color: 'Detecting the color…', style: 'Detecting the style…' };
  return {
    ...(found.color ? { color: `Detected: ${found.color.color}, ${found.color.confidence} confidence` } : {}),
    style: found.styleFrom === 'photo' ? 'Detected in the photo' : 'Not detected: please check it',
  };
}
