import { expect, it, vi } from 'vitest';
import { shareOrSave } from '#frontend/features/outfits/outfit-picture.ts';
import { saveFile } from '#frontend/lib/save-file.ts';

vi.mock('#frontend/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

it('a picture that took too long to draw for the share sheet is saved, and one whose sheet was closed is not', async () => {
  const file = new File(['picture'], 'quiet-navy.png', { type: 'image/png' });
  const answers = ['AbortError', 'NotAllowedError'].map((name) => new DOMException('', name));
  Object.assign(navigator, { canShare: () => true, share: () => Promise.reject(answers.shift()) });
  await shareOrSave(file);
  expect(saveFile).not.toHaveBeenCalled();
  await shareOrSave(file);
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(file, 'quiet-navy.png');
});
