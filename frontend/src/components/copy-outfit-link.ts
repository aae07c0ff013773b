import { notify } from './notify.ts';

/** Puts the address at which everybody can see a public outfit on the clipboard; without one, it is told. */
export async function copyOutfitLink(outfitId: string) {
  const link = `${location.origin}/outfit/${outfitId}`;
  try {
    await navigator.clipboard.writeText(link);
    await notify({ title: 'Link copied', description: 'Everybody who has it can see the outfit.' });
  } catch {
    await notify({ title: 'This browser does not let the page copy. The link is:', description: link });
  }
}
