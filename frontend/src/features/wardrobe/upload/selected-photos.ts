import { useRef, useState } from 'react';
import { notify } from '../../../components/notify.ts';
import { t } from '../../../lib/t.ts';
import { type Inspection, inspectPhoto } from './inspect-photo.ts';
import type { Restored } from './kept-upload.ts';
import type { SelectedPhoto } from './photo-details.ts';

const newPhoto = {
  inspection: null,
  ownDetails: {},
  percent: null,
  error: null,
  sentPath: null,
  isFromBefore: false,
} as const;

/** The number of photos that are inspected concurrently. */
const maxInspections = 2;

/** Identifies a file by name, time and size, so that selecting it twice adds it once. */
export const keyOf = ({ name, lastModified, size }: File) => `${name}-${lastModified}-${size}`;

/** Holds the photos selected for upload, and inspects each one in the background. */
export function useSelectedPhotos() {
  const [photos, setPhotos] = useState<readonly SelectedPhoto[]>([]);
  const inspections = useRef(new Map<string, Promise<Inspection>>());
  const queue = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);

  const update = (key: string, change: Partial<SelectedPhoto>) =>
    setPhotos((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  async function runQueue() {
    if (running.current >= maxInspections) return;
    running.current += 1;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await next();
    running.current -= 1;
  }

  function inspect({ key, file, preview }: SelectedPhoto) {
    const { promise, resolve } = Promise.withResolvers<Inspection>();
    inspections.current.set(key, promise);
    queue.current.push(async () => {
      const report = (share: number) => update(key, { percent: Math.floor(share * 100) });
      const inspection = await inspectPhoto(file, report).catch(() => failedInspection);
      resolve(inspection);
      if (inspection.preview) URL.revokeObjectURL(preview ?? '');
      update(key, {
        inspection,
        percent: null,
        ...(inspection.ticket ? { sentPath: inspection.ticket.path } : {}),
        ...(inspection.preview ? { preview: inspection.preview } : {}),
      });
    });
    return promise;
  }

  function startInspections(added: readonly SelectedPhoto[]) {
    void Promise.all(added.map(inspect)).then(notifyFailedDetection);
    for (let worker = 0; worker < maxInspections; worker++) void runQueue();
  }

  function add(files: readonly File[]) {
    const added = files.map((file) => ({
      ...newPhoto,
      key: keyOf(file),
      file,
      preview: URL.createObjectURL(file),
    }));
    setPhotos((all) => [...all, ...added]);
    startInspections(added);
  }

  /** Adds photos that were kept from an earlier visit. They are listed before the photos of this visit. */
  function restore(kept: Restored['photos']) {
    const before = kept.map((photo) => ({
      ...newPhoto,
      ...photo,
      preview: photo.inspection?.preview ?? URL.createObjectURL(photo.file),
      isFromBefore: true,
    }));
    const keys = new Set(before.map(({ key }) => key));
    setPhotos((all) => [...before, ...all.filter(({ key }) => !keys.has(key))]);
    for (const { key, inspection } of before)
      if (inspection) inspections.current.set(key, Promise.resolve(inspection));
    startInspections(before.filter(({ inspection }) => !inspection));
  }

  const forget = (keys: readonly string[]) => {
    for (const { key, preview } of photos)
      if (keys.includes(key) && preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
    for (const key of keys) inspections.current.delete(key);
    setPhotos((all) => all.filter(({ key }) => !keys.includes(key)));
  };

  return {
    photos,
    add,
    restore,
    update,
    forget,
    /** Resolves with a photo's inspection once it has finished. */
    inspectionOf: (key: string) => inspections.current.get(key) ?? Promise.resolve(failedInspection),
  };
}

/** The result for a photo whose inspection failed. */
const failedInspection: Inspection = {
  color: null,
  seen: null,
  likely: [],
  named: null,
  styleFrom: 'failure',
  exceedsQuota: false,
  hash: null,
  preview: null,
  ticket: null,
};

/** Shows one toast for a group of photos that were added together, if any detection failed. */
function notifyFailedDetection(inspection: readonly Inspection[]) {
  if (inspection.some(({ exceedsQuota }) => exceedsQuota))
    void notify({
      title: t('AI analysis quota exceeded. Upload will continue without AI analysis.'),
      tone: 'info',
    });
  else if (inspection.some(({ styleFrom }) => styleFrom === 'failure'))
    void notify({
      title: t('Detection Failed'),
      description: t('The style is set to casual. You can change it manually.'),
      tone: 'info',
    });
}
