import { useEffect, useRef, useState } from 'react';
import { notify } from '../../../components/notify.ts';
import { texts } from '../texts.ts';
import { type Inspection, inspectPhoto } from './inspect-photo.ts';

/** The details that can be set for each photo of an upload on its own. */
export type OwnDetails = { category?: string; style?: string; color?: string };

/** A photo selected for upload, with its inspection, its own details and its upload's state. */
export type SelectedPhoto = {
  /** Identifies the file; see `keyOf`. */
  key: string;
  file: File;
  /** The URL of a preview. */
  preview: string | null;
  /** The result of the photo's inspection; null while it is pending. */
  inspection: Inspection | null;
  /** The details that the user has set for this photo alone. */
  ownDetails: OwnDetails;
  /** The upload's progress in percent, also of one for the inspection; null while the photo is not being uploaded. */
  percent: number | null;
  error: string | null;
};

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
        ...(inspection.preview ? { preview: inspection.preview } : {}),
      });
    });
    return promise;
  }

  function add(files: readonly File[]) {
    const added = files.map((file) => ({
      key: keyOf(file),
      file,
      preview: URL.createObjectURL(file),
      inspection: null,
      ownDetails: {},
      percent: null,
      error: null,
    }));
    setPhotos((all) => [...all, ...added]);
    void Promise.all(added.map(inspect)).then(notifyFailedDetection);
    for (let worker = 0; worker < maxInspections; worker++) void runQueue();
  }

  const forget = (keys: readonly string[]) => {
    for (const { key, preview } of photos)
      if (keys.includes(key) && preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
    for (const key of keys) inspections.current.delete(key);
    setPhotos((all) => all.filter(({ key }) => !keys.includes(key)));
  };

  useLeaveWarning(photos.length > 0);
  return {
    photos,
    add,
    update,
    forget,
    /** Resolves with a photo's inspection once it has finished. */
    inspectionOf: (key: string) => inspections.current.get(key) ?? Promise.resolve(failedInspection),
  };
}

/** The result for a photo whose inspection failed. */
const failedInspection: Inspection = {
  color: null,
  style: null,
  category: null,
  likely: [],
  styleFrom: 'failure',
  exceedsQuota: false,
  hash: null,
  preview: null,
  ticket: null,
};

/** Shows one toast for all photos added together when any of their detections failed. */
function notifyFailedDetection(inspection: readonly Inspection[]) {
  if (inspection.some(({ exceedsQuota }) => exceedsQuota))
    void notify({ title: texts.quotaExceeded, tone: 'info' });
  else if (inspection.some(({ styleFrom }) => styleFrom === 'failure'))
    void notify({ title: texts.detectionFailed, description: texts.detectionFailedHint, tone: 'info' });
}

/** Lets the browser ask for confirmation before the page is closed, while `active`. */
function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}
