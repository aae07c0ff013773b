import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { type FileError, useDropzone } from 'react-dropzone';
import { limits, uploadMegabytes } from '#shared/limits';
import { uploadTypes } from '#shared/rules/upload-file';
import { Button } from '../../../components/button.tsx';
import { lazyDialog } from '../../../components/lazy-dialog.tsx';
import { notify } from '../../../components/notify.ts';
import { errorTexts } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { texts } from '../texts.ts';
import { isPhoto } from './is-photo.ts';
import { keyOf } from './selected-photos.ts';
import { useHasCamera } from './use-camera.ts';

const CameraDialog = lazyDialog('CameraDialog', () => import('./camera-dialog.tsx'));

type Props = {
  files: readonly File[];
  /** Whether pieces were added before. */
  hasAdded: boolean;
  /** Called with the accepted files that are not selected yet. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
  /** The number of items that the wardrobe has room for. */
  room: number;
  disabled: boolean;
};

/** In bytes. Empty files are refused. */
const smallest = 1;
/** The text for each reason to refuse a file. The keys are the error codes of react-dropzone. */
const reasons: Readonly<Record<string, string>> = {
  'file-too-large': t('File is larger than {bytes} bytes ({megabytes} MB)', {
    bytes: limits.upload.bytes,
    megabytes: uploadMegabytes,
  }),
  'file-too-small': t('File is smaller than {bytes} bytes', { bytes: smallest }),
  'file-invalid-type': t('File type must be {types}', {
    types: Object.values(uploadTypes).flat().join(', '),
  }),
};

/** A refused file and the reasons. Either the file selector refused it, or it cannot be read as a photo. */
type Refused = { file: File; errors: readonly FileError[] };

/** Selects photos by drag and drop, the file dialog or the camera. Refused files are listed with their reason. */
export function FilePicker({ files, hasAdded, onAdd, onRemove, room, disabled }: Props) {
  const [rejections, setRejections] = useState<readonly Refused[]>([]);
  const [takingPhoto, setTakingPhoto] = useState(false);
  const hasCamera = useHasCamera();

  const isSmall = files.length > 0 || hasAdded;
  const most = Math.min(limits.upload.files, room);
  /** The current files. `add` needs them after it has read others. */
  const latest = useRef(files);
  latest.current = files;

  async function add(accepted: readonly File[], rejected: readonly Refused[] = []) {
    const { photos, broken } = await readable(accepted);
    const refused = [...rejected, ...broken];
    setRejections(refused);
    const known = new Set(latest.current.map(keyOf));
    const added = [...new Map(photos.map((file) => [keyOf(file), file])).values()].filter(
      (file) => !known.has(keyOf(file)),
    );
    const fit = latest.current.length + added.length <= most;
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
    // A click on the drop zone does nothing. The drop zone contains an input, so it cannot be a button. The button
    // below opens the file dialog, so the input is hidden from screen readers.
    noClick: true,
    noKeyboard: true,
    onDrop: add,
  });

  return (
    <div className="grid gap-4">
      <div {...getRootProps()}>
        <input {...getInputProps({ 'aria-label': t('Photos'), 'aria-hidden': true, disabled })} />
        <button
          type="button"
          onClick={open}
          disabled={disabled}
          className={`w-full border border-dashed text-center transition-colors disabled:opacity-50 ${
            isSmall
              ? 'flex min-h-14 items-center justify-center gap-3 px-4'
              : 'grid min-h-56 place-content-center justify-items-center gap-3 p-6'
          } ${isDragActive ? 'border-accent bg-surface' : 'border-control hover:not-disabled:bg-surface'}`}
        >
          <ImagePlus aria-hidden size={isSmall ? 20 : 30} strokeWidth={1.25} />
          <span className={isSmall ? 'font-semibold text-sm' : 'font-display text-2xl'}>
            {isSmall ? t('Add more') : t('Drop photos here')}
          </span>
          <span className={isSmall ? 'sr-only' : 'text-ink-soft text-sm'}>
            {t(
              'or tap to choose them · JPEG, PNG, WebP or HEIC · up to {megabytes} MB each, {count} at a time',
              { megabytes: uploadMegabytes, count: limits.upload.files },
            )}
          </span>
        </button>
      </div>
      {hasCamera && (
        <Button
          look="outline"
          disabled={disabled || files.length >= most}
          onClick={() => setTakingPhoto(true)}
        >
          <Camera aria-hidden size={18} />
          {t('Take photos')}
        </Button>
      )}
      {takingPhoto && (
        <CameraDialog
          most={most - files.length}
          onPhoto={(photo) => onAdd([photo])}
          onRemove={onRemove}
          onClose={() => setTakingPhoto(false)}
        />
      )}
      {rejections.length > 0 && (
        <div role="alert" aria-label={t('Not added')} className="text-danger-text text-sm">
          <ul className="grid gap-1.5">
            {rejections.map(({ file, errors }) => (
              <li key={file.name}>
                {file.name}: {errors.map(({ message }) => message).join('. ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Separates photos from broken files, which are only named like photos. Reads one at a time to save memory. */
async function readable(files: readonly File[]): Promise<{ photos: File[]; broken: Refused[] }> {
  const photos: File[] = [];
  const broken: Refused[] = [];
  for (const file of files) {
    if (await isPhoto(file)) photos.push(file);
    else broken.push({ file, errors: [{ code: 'file-invalid-type', message: texts.noPhoto }] });
  }
  return { photos, broken };
}

/** One toast for each kind of refusal. Refusals with the same title share a toast. */
function toastsOf(errors: readonly FileError[], room: number) {
  const byTitle = new Map(errors.map((error) => toastTextsOf(error, room)));
  return [...byTitle].map(([title, description]) => ({ title, description }));
}

function toastTextsOf({ code, message }: FileError, room: number): [title: string, description: string] {
  if (code === 'file-too-large') return [t('File Too Large'), errorTexts['upload.too_large']];
  if (code === 'too-many-files')
    return [
      t('Too Many Files'),
      room < limits.upload.files
        ? texts.onlyRoomFor(room)
        : t('Please select at most {count} files at a time.', { count: limits.upload.files }),
    ];
  return [t('Invalid File'), message];
}
