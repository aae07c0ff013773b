import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { leavePage } from '../../components/use-back-closes.ts';

/**
 * The outfit in the modal, as props of the modal, or null. Its id is kept in the query string, so that Back closes the
 * modal. The parameters in `beneath` are set, too. They stay when the modal is closed.
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
  const outfitId = parameters.get('outfit');
  return {
    openOutfit: (outfitId: string) => navigate(searchWith(outfitId), { state: { isOpening: true } }),
    opened: outfitId
      ? {
          outfitId,
          /** Shows another outfit instead of the open one. Back still returns to the page beneath. */
          onOther: ({ id }: { id: string }) => navigate(searchWith(id), { replace: true, state }),
          onClose: () => {
            // Back has closed it already.
            if (!new URLSearchParams(location.search).has('outfit')) return;
            // If the modal was opened by a link, Back would leave the app. The id is removed from the address instead.
            if (state?.isOpening) leavePage();
            else void navigate(searchWith(null), { replace: true });
          },
        }
      : null,
  };
}
