import type { World } from './world.ts';

/** A file that is being uploaded. The test controls its progress. */
type Sending = {
  name: string;
  progress: (share: number) => void;
  arrive: () => void;
  refuse: (answer: string) => void;
};

/** Fakes uploads to storage. Files arrive immediately, unless the test holds them back. */
export function fakeUploads(world: World, isOnline: () => boolean) {
  const sending: Sending[] = [];
  const lost = new Set<string>();
  let byHand = false;

  class Request {
    readonly upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    status = 0;
    responseText = '';

    open = () => undefined;

    send(form: FormData) {
      const file = form.get('file') as File;
      const end = (status: number, answer = '') => {
        this.status = status;
        this.responseText = answer;
        this.onload?.();
      };
      const one: Sending = {
        name: file.name,
        progress: (share) => this.upload.onprogress?.({ loaded: file.size * share }),
        arrive() {
          world.uploads.add(String(form.get('key')));
          world.files.set(String(form.get('key')), file);
          end(204);
        },
        refuse: (answer) => end(400, answer),
      };
      if (!isOnline() || lost.has(file.name)) queueMicrotask(() => this.onerror?.());
      else if (byHand) sending.push(one);
      else queueMicrotask(one.arrive);
    }
  }

  return {
    Request,
    /** The files that are being uploaded while uploads are held back. */
    sending,
    holdBack() {
      byHand = true;
    },
    /** From now on, the connection breaks each time this file is sent. */
    lose: (fileName: string) => void lost.add(fileName),
    find: (fileName: string) => void lost.delete(fileName),
  };
}
