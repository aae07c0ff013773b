import { Switch } from 'radix-ui';
import { Button, ignoreSecondClick, UnderlinedButton } from '../../components/button.tsx';
import { ErrorLine, SelectField } from '../../components/form.tsx';
import { SwitchTrack } from '../../components/switch-track.tsx';
import { t } from '../../lib/t.ts';
import { useBoard } from './queries.ts';
import { useBoardConnection } from './use-board-connection.ts';

type Props = {
  /** Whether generations use the selected board. */
  active: boolean;
  onActive: (active: boolean) => void;
};

/** Connects Pinterest and selects the board whose pins the stylist uses. */
export function BoardConnector({ active, onActive }: Props) {
  const { connected, connecting, failure, secondsLeft, boards, connect, select, disconnect } =
    useBoardConnection();
  const { data: board } = useBoard();
  const list = boards.data?.boards ?? [];
  return (
    <section aria-labelledby="pinterest" className="grid gap-4 border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="pinterest" className="text-2xl">
          {t('Pinterest')}
        </h2>
        <span className="text-ink-soft text-sm">{statusOf(connected, board?.boardName)}</span>
      </div>
      {!connected && (
        <>
          <p className="text-ink-soft text-sm">
            {board
              ? t('Your board is still there. Connect again to choose another one.')
              : t('Let the stylist see what you pin.')}
          </p>
          <Button
            look="outline"
            disabled={connecting || secondsLeft > 0}
            onClick={ignoreSecondClick(connect)}
          >
            {connecting ? t('Connecting...') : t('Connect Pinterest')}
          </Button>
        </>
      )}
      {secondsLeft > 0 && (
        <p role="status">{t('Rate limited. Retry in {seconds}s', { seconds: secondsLeft })}</p>
      )}
      {failure && <ErrorLine>{failure}</ErrorLine>}
      {connected && boards.isPending && secondsLeft === 0 && <p role="status">{t('Reading your boards…')}</p>}
      {connected && boards.isError && secondsLeft === 0 && (
        <Button look="outline" onClick={() => boards.refetch()}>
          {t('Try again')}
        </Button>
      )}
      {connected && boards.data?.noBoardsFound && (
        <p role="status" className="text-sm">
          {t('No boards found. The app will use general Pinterest-style trends for inspiration.')}
        </p>
      )}
      {list.length > 0 && (
        <SelectField
          label={t('Board')}
          value={list.some(({ id }) => id === board?.boardId) ? board?.boardId : ''}
          disabled={secondsLeft > 0}
          onValue={(value) => {
            if (!value) return;
            onActive(true);
            void select(value);
          }}
        >
          <option value="">{t('Choose a board')}</option>
          {list.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {board && (
        <Switch.Root
          checked={active}
          onCheckedChange={onActive}
          aria-label={t('Use the board {boardName}', { boardName: board.boardName })}
          className="flex min-h-11 items-center gap-3 text-sm"
        >
          <SwitchTrack on={active} />
          {t('Use “{board}” ({count} pins)', { board: board.boardName, count: board.pinsData.length })}
        </Switch.Root>
      )}
      {(connected || board) && (
        <UnderlinedButton onClick={disconnect} className="justify-self-start text-ink-soft">
          {t('Disconnect')}
        </UnderlinedButton>
      )}
    </section>
  );
}

const statusOf = (connected: boolean, boardName: string | undefined) => {
  if (!connected) return t('Not connected');
  return boardName ? t('Connected: {boardName}', { boardName }) : t('Connected');
};
