import { ImagePlus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { limits } from '#shared/limits';
import { uploadTypes } from '#shared/rules/upload-file';
import { notify } from '../../lib/notify.ts';
import { texts } from './texts.ts';

type Props = {
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  /** How many more items the wardrobe takes. */
  room: number;
  disabled: boolean;
};

/** Chooses photographs by dropping, picking or taking them, and shows what was chosen. */
export function FilePicker({ files, onFiles, room, disabled }: Props) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: uploadTypes,
    minSize: 1,
    maxSize: limits.upload.bytes,
    disabled,
    // A button opens the dialog, because what can be dropped on holds an input and so cannot be one.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      for (const notice of noticesOf(rejected)) void notify({ ...notice, tone: 'error' });
      const chosen = [
        ...files,
        ...accepted.filter((file) => !files.some((each) => keyOf(each) === keyOf(file))),
      ];
      const most = Math.min(limits.upload.files, room);
      if (chosen.length > most) {
        const description =
          room < limits.upload.files
            ? texts.onlyRoomFor(room)
            : `Please select at most ${limits.upload.files} files at a time.`;
        void notify({ title: texts.tooMany, description, tone: 'error' });
      } else onFiles(chosen);
    },
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
            or tap to choose or take them · JPEG, PNG or WebP · up to 10MB each, {limits.upload.files} at a
            time
          </span>
        </button>
      </div>
      {files.length > 0 && (
        <ul aria-label="Chosen photos" className="grid grid-cols-3 gap-3 sm:grid-cols-5">
          {files.map((file) => (
            <li key={keyOf(file)} className="relative">
              <Preview file={file} />
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                disabled={disabled}
                onClick={() => onFiles(files.filter((each) => each !== file))}
                className="absolute top-0 right-0 grid size-11 place-content-center"
              >
                <span className="grid size-7 place-content-center bg-ink text-paper">
                  <X aria-hidden size={16} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A file that is chosen a second time is the same file. */
const keyOf = ({ name, lastModified, size }: File) => `${name}-${lastModified}-${size}`;

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? (
    <img src={url} alt={`Preview of ${file.name}`} className="aspect-3/4 w-full bg-sunken object-cover" />
  ) : null;
}

/** One toast for each kind of refusal, with the file selector's own message. */
function noticesOf(rejected: readonly FileRejection[]) {
  const byTitle = new Map(
    rejected
      .flatMap(({ errors }) => errors)
      .map(({ code, message }) =>
        code === 'file-too-large' ? [texts.tooLarge, texts.tooLargeHint] : [texts.invalidFile, message],
      ) as [string, string][],
  );
  return [...byTitle].map(([title, description]) => ({ title, description }));
}
