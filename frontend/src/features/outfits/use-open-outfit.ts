import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The id of the outfit shown in a modal, kept in the query string so that Back closes the modal. `beneath` are
 * further parameters of the page, such as its tab; they stay when the modal is closed.
 */
export function useOpenOutfit(beneath: Record<string, string> = {}) {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const searchWith = (outfitId: string | null) => {
    const changed = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(beneath)) changed.set(name, value);
    if (outfitId) changed.set('outfit', outfitId);
    else changed.delete('outfit');
    return { search: changed.toString() };
  };
  return {
    openOutfitId: parameters.get('outfit'),
    openOutfit: (outfitId: string) => navigate(searchWith(outfitId), { state: { hasPreviousPage: true } }),
    /** Shows another outfit in place of the open one: Back still leads to what lay beneath. */
    showInstead: (outfitId: string) => navigate(searchWith(outfitId), { replace: true, state }),
    // Without an entry of this app in the history (a shared link), Back would leave the app.
    closeOutfit: () =>
      state?.hasPreviousPage ? navigate(-1) : navigate(searchWith(null), { replace: true }),
  };
}
