import { useLocation, useSearchParams } from 'react-router-dom';
import { communityColors, communityStyles } from '#shared/catalog';
import type { CommunityColor, OutfitFilter } from './outfit-filter.ts';

/** The search and the filters, kept in the query string as `q`, `style` and `color`. Ignores unknown values. */
export function useOutfitFilter() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const style = parameters.get('style');
  const color = parameters.get('color') ?? '';
  const filter: OutfitFilter = {
    text: parameters.get('q') ?? '',
    style: communityStyles.find((each) => each === style) ?? '',
    color: Object.hasOwn(communityColors, color) ? (color as CommunityColor) : '',
  };
  const setFilter = ({ text, ...filters }: OutfitFilter) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const [name, value] of Object.entries({ q: text, ...filters })) {
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      { replace: true, state },
    );
  return { filter, setFilter };
}
