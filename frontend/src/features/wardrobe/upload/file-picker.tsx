import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { type FileError, useDropzone } from 'react-dropzone';
import { limits, uploadMegabytes } from '#shared/limits';
import { uploadTypes } from '#shared/rules/upload-file';
import { Button } from '../../../components/button.tsx';
import { notify } from '../../../components/notify.ts';
import { texts } from '../texts.ts';
import { CameraDialog, useHasCamera } from './camera-dialog.tsx';
import { isPhoto } from './is-photo.ts';
import { keyOf } from './selected-photos.ts';

type Props = {
  files: readonly File[];
  /** Called with the accepted files that are not selected yet. */
  onAdd: (files: readonly File[]) => void;
  /** The number of items that the wardrobe has room for. */
  room: number;
  disabled: boolean;
};

/** In bytes: an empty file is refused. */
const smallest = 1;
/** The text for each reason to refuse a file, by react-dropzone's error code. */
const reasons: Readonly<Record<string, string>> = {
  'file-too-large': texts.largerThan(limits.upload.bytes),
  'file-too-small': texts.smallerThan(smallest),
  'file-invalid-type': texts.typeMustBe(Object.values(uploadTypes).flat()),
};

/** A file that is not taken, and why: by the file selector, or because it cannot be read. */
type Refused = { file: File; errors: readonly FileError[] };
type Rejection = { name: string; messages: string[] };

/** Selects photos by drag and drop, the file dialog or the camera. Refused files are listed with their reason. */
export function FilePicker({ files, onAdd, room, disabled }: Props) {
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  const [takingPhoto, setTakingPhoto] = useState(false);
  const hasCamera = useHasCamera();

  /** The files as they are once others have been read. */
  const latest = useRef(files);
  latest.current = files;

  async function add(accepted: readonly File[], rejected: readonly Refused[] = []) {
    const { photos, broken } = await readable(accepted);
    const refused = [...rejected, ...broken];
    setRejections(
      refused.map(({ file, errors }) => ({
        name: file.name,
        messages: errors.map(({ message }) => message),
      })),
    );
    const known = new Set(latest.current.map(keyOf));
    const added = [...new Map(photos.map((file) => [keyOf(file), file])).values()].filter(
      (file) => !known.has(keyOf(file)),
    );
    const fit = latest.current.length + added.length <= Math.min(limits.upload.files, room);
    const codes = refused.flatMap(({ errors }) => errors);
    for (const toast of toastsOf(fit ? codes : [...codes, { code: 'too-many-files', message: '' }], room))
      void notify({ ...toast, tone: 'error' });
    if (fit) onAdd(added);
  }

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: uploadTypes,
    minSize: smallest,
    maxSize: limits.upload.bytes,
    maxFiles: limits.upload.files,
    getErrorMessage: ({ code, message }) => reasons[code] ?? message,
    disabled,
    // The button below opens the dialog: the drop zone contains an input and so cannot be a button itself.
    noClick: true,
    noKeyboard: true,
    onDrop: add,
  });

  return (
    <div className="grid gap-4">
      <div {...getRootProps()}>
        <input {...getInputProps({ 'aria-label': 'Photos', disabled })} />
        <button
          type="button"
          onClick={open}
          disabled={disabled}
          className={`grid min-h-56 w-full place-content-center justify-items-center gap-3 border border-dashed p-6 text-center transition-colors disabled:opacity-50 ${
            isDragActive ? 'border-accent bg-surface' : 'border-control hover:not-disabled:bg-surface'
          }`}
        >
          <ImagePlus aria-hidden size={30} strokeWidth={1.25} />
          <span className="font-display text-2xl">Drop photos here</span>
          <span className="text-ink-soft text-sm">
            or tap to choose them · JPEG, PNG, WebP or HEIC · up to {uploadMegabytes} MB each,{' '}
            {limits.upload.files} at a time
          </span>
        </button>
      </div>
      {hasCamera && (
        <Button look="outline" disabled={disabled} onClick={() => setTakingPhoto(true)}>
          <Camera aria-hidden size={18} />
          Take a photo
        </Button>
      )}
      {takingPhoto && (
        <CameraDialog onPhoto={(photo) => add([photo])} onClose={() => setTakingPhoto(false)} />
      )}
      {rejections.length > 0 && (
        <div role="alert" aria-label="Not added" className="text-danger-text text-sm">
          <ul className="grid gap-1.5">
            {rejections.map(({ name, messages }) => (
              <li key={name}>
                {name}: {messages.join('. ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Tells the files that are photos from those that only are called so; one is read after the other, to save memory. */
async function readable(files: readonly File[]): Promise<{ photos: File[]; broken: Refused[] }> {
  const photos: File[] = [];
  const broken: Refused[] = [];
  for (const file of files) {
    if (await isPhoto(file)) photos.push(file);
    else broken.push({ file, errors: [{ code: 'file-invalid-type', message: texts.noPhoto }] });
  }
  return { photos, broken };
}

/** One toast for each kind of refusal, by title. */
function toastsOf(errors: readonly FileError[], room: number) {
  const byTitle = new Map(errors.map((error) => toastTextsOf(error, room)));
  return [...byTitle].map(([title, description]) => ({ title, description }));
}

function toastTextsOf({ code, message }: FileError, room: number): [title: string, description: string] {
  if (code === 'file-too-large') return [texts.tooLarge, texts.tooLargeHint];
  if (code === 'too-many-files')
    return [texts.tooMany, room < limits.upload.files ? texts.onlyRoomFor(room) : texts.tooManyHint];
  return [texts.invalidFile, message];
}
