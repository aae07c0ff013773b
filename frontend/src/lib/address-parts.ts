import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The parameters of the address, and a function that changes some of them in the same history entry: an empty value removes
 * a parameter. Other parameters stay, and so does the state of the entry.
 */
export function useAddressParts() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const change = (parts: Record<string, string>) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const [name, value] of Object.entries(parts)) {
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      { replace: true, state },
    );
  return [parameters, change] as const;
}

/** The open tab, which the address names unless it is the first one. */
export function useTab(tabs: readonly [string, ...string[]]) {
  const [parameters, change] = useAddressParts();
  return {
    open: tabs.find((tab) => tab === parameters.get('tab')) ?? tabs[0],
    setOpen: (tab: string) => change({ tab: tab === tabs[0] ? '' : tab }),
  };
}
