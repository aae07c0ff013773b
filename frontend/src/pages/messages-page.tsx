import { ComingPage } from '../components/coming-page.tsx';

export const MessagesPage = () => (
  <ComingPage
    title="Messages"
    subtitle="Chat with other fashion enthusiasts"
    text="Conversations open here soon, together with the community."
  />
);
