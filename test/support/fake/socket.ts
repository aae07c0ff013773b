import type { SocketEvent } from '#shared/contract/realtime';

/** A WebSocket without a network. The test acts as its server. */
export class FakeSocket {
  static readonly CONNECTING = WebSocket.CONNECTING;
  static readonly opened: FakeSocket[] = [];
  readonly url: string;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  isOpen = true;
  readyState: number = WebSocket.CONNECTING;

  constructor(url: string) {
    this.url = url;
    FakeSocket.opened.push(this);
    queueMicrotask(() => {
      if (!this.isOpen) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  /** The messages that the page has sent. */
  readonly sent: unknown[] = [];
  /** Whether the network is lost without a close event. */
  isDead = false;
  send(text: string) {
    const request = JSON.parse(text);
    this.sent.push(request);
    if (request.action === 'ping' && !this.isDead) this.onmessage?.({ data: '{"type":"pong"}' });
  }

  close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    queueMicrotask(() => this.onclose?.());
  }

  static push(event: SocketEvent) {
    for (const socket of FakeSocket.opened)
      if (socket.isOpen) socket.onmessage?.({ data: JSON.stringify(event) });
  }
}
