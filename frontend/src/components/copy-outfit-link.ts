import { t } from '../lib/t.ts';
import { notify } from './notify.ts';

/** Puts the address at which everybody can see a public outfit on the clipboard; without one, it is told. */
export async function copyOutfitLink(outfitId: string) {
  const link = `${location.origin}/outfit/${outfitId}`;
  try {
    await navigator.clipboard.writeText(link);
    await notify({ title: t('Link copied'), description: t('Everybody who has it can see the outfit.') });
  } catch {
    await notify({ title: t('This browser does not let the page copy. The link is:'), description: link });
  }
}
