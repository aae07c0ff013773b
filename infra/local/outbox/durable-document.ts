import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A JSON value in memory with its copy on disk. */
export type DurableDocument<Content> = {
  readonly content: Content;
  /** Resolves once everything that was changed before the call is on disk; calls at the same time share a write. */
  readonly save: () => Promise<void>;
};

/**
 * Opens the document of a file that only its owner may read, or begins it with what `begin` makes.
 * Rejects, and names the path, when the file cannot be read as JSON or its folder cannot be made.
 */
export async function openDurableDocument<Content>(
  file: string,
  begin: () => Content | Promise<Content>,
): Promise<DurableDocument<Content>> {
  await makeFolder(dirname(file));
  const kept = await read<Content>(file);
  const content = kept ?? (await begin());
  const save = sharingWrites(() => replace(file, JSON.stringify(content)));
  if (kept === undefined) await save();
  return { content, save };
}

async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Error(`The folder ${folder} cannot be made.`, { cause: error });
  });
}

async function read<Content>(file: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read.`, { cause: error });
  }
}

/** A rename is atomic, so that a process that dies while writing leaves the previous content whole. */
async function replace(file: string, text: string) {
  const temporary = `${file}.writing`;
  await writeFile(temporary, text, { mode: 0o600 });
  await rename(temporary, file);
}

/** Never runs two writes at once; the calls that arrive during one wait together for the next. */
function sharingWrites(write: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next) return next;
    next = last.then(() => {
      next = undefined;
      return write();
    });
    last = next.catch(() => undefined);
    return next;
  };
}
