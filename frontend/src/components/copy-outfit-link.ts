import { t } from '../lib/t.ts';
import { notify } from './notify.ts';

/** Copies the public address of a public outfit to the clipboard. A toast tells if the clipboard cannot be used. */
export async function copyOutfitLink(outfitId: string) {
  const link = `${location.origin}/outfit/${outfitId}`;
  try {
    await navigator.clipboard.writeText(link);
    await notify({ title: t('Link copied'), description: t('Everybody who has it can see the outfit.') });
  } catch {
    await notify({ title: t('This browser does not let the page copy. The link is:'), description: link });
  }
}
