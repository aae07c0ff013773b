import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { PageHeading } from '../components/page-heading.tsx';
import { Tabs } from '../components/tabs.tsx';
import { Generator } from '../features/generation/generator.tsx';
import { OutfitList } from '../features/outfits/outfit-list.tsx';
import { OutfitModal } from '../features/outfits/outfit-modal.tsx';
import { prependOutfit } from '../features/outfits/queries.ts';
import { useSession } from '../features/session/session.ts';

export function OutfitsPage() {
  const client = useQueryClient();
  const session = useSession();
  const [open, setOpen] = useState('generate');
  const [made, setMade] = useState<Outfit>();
  if (session.status !== 'signed-in') return null;

  const present = (outfit: Outfit) => {
    prependOutfit(client, outfit);
    setMade(outfit);
  };
  return (
    <div className="page-width pb-24">
      <PageHeading title="Outfits" tagline="Say what it is for, and wear what you already own." />
      <Tabs
        label="Outfits"
        open={open}
        onOpen={setOpen}
        tabs={[
          {
            id: 'generate',
            name: 'Generate Outfit',
            content: <Generator userId={session.userId} onOutfit={present} />,
          },
          { id: 'outfits', name: 'My Outfits', content: <OutfitList /> },
        ]}
      />
      {made && <OutfitModal outfit={made} onClose={() => setMade(undefined)} />}
    </div>
  );
}
