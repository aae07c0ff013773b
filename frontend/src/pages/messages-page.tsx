import { ComingSoonPage } from '../components/coming-soon-page.tsx';

export const MessagesPage = () => (
  <ComingSoonPage
    title="Messages"
    subtitle="Chat with other fashion enthusiasts"
    text="Conversations open here soon, together with the community."
  />
);
