import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { Button } from '../../components/button.tsx';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { wearableQuery } from '../../data/wardrobe.ts';
import { t } from '../../lib/t.ts';

// Loaded on demand, because it imports the ranker and its large word lists.
const OutfitBuilder = lazyDialog('OutfitBuilder', () => import('./outfit-builder.tsx'));

/** The button that opens the outfit builder; not shown for an empty wardrobe. */
export function OutfitBuilderButton({ onSaved }: { onSaved: (outfit: Outfit) => void }) {
  const { data: items = [] } = useQuery(wearableQuery);
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={18} />
        {t('Build one yourself')}
      </Button>
      {open && (
        <OutfitBuilder
          items={items}
          onClose={() => setOpen(false)}
          onSaved={(outfit) => {
            setOpen(false);
            onSaved(outfit);
          }}
        />
      )}
    </>
  );
}
