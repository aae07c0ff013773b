import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { serveOnLoopback } from '#infra/local/loopback';

/**
 * Sends a command of W3C WebDriver. WebKit's driver takes it over HTTP, by its path. Firefox takes it over TCP, by its
 * name, in the protocol Marionette, so that geckodriver, which Debian does not have, is not needed.
 */
type Send = (name: string, path: string, body?: Record<string, unknown>) => Promise<unknown>;
type Start = (command: string, args: string[], environment?: Record<string, string>) => ChildProcess;

/** The paths of those of the programs that are installed. */
const found = (...programs: string[]) =>
  spawnSync('which', programs, { encoding: 'utf8' }).stdout?.match(/.+/g) ?? [];
const [firefox = ''] = found('firefox-esr', 'firefox');
const hasWebKit = found('WebKitWebDriver', 'Xvfb').length === 2;

/** Debian's browsers, which Playwright cannot drive, and the packages of those that are not installed. */
export const browsers = {
  WebKit: { open: openWebKit, missing: hasWebKit ? '' : 'webkit2gtk-driver, xvfb' },
  Firefox: { open: openFirefox, missing: firefox ? '' : 'firefox-esr' },
};

/** Starts programs, each in a process group of its own, and ends the groups, with all that the programs started. */
export function programs() {
  const started: ChildProcess[] = [];
  const start: Start = (command, args, environment) => {
    const options = { env: { ...process.env, ...environment }, detached: true };
    const program = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    started.push(program);
    return program;
  };
  const end = async () => {
    for (const program of started.filter(({ exitCode, signalCode }) => (exitCode ?? signalCode) === null)) {
      process.kill(-Number(program.pid), 'SIGKILL');
      await once(program, 'exit');
    }
  };
  return { start, [Symbol.asyncDispose]: end };
}

async function openWebKit(start: Start): Promise<Send> {
  const [display] = await once(start('Xvfb', ['-displayfd', '3']).stdio[3] as Readable, 'data');
  // The driver does not say which port it chose, so it gets one that was free a moment ago.
  const { url, close } = await serveOnLoopback(() => undefined);
  await close();
  // Its sandbox would need namespaces, which root in a container and users at GitHub do not get.
  const environment = { DISPLAY: `:${display}`.trim(), WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  start('WebKitWebDriver', [`--port=${new URL(url).port}`], environment);
  await expect(() => fetch(`${url}/status`)).toPass();
  let session = `${url}/session`;
  return async (name, path, body) => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const { value } = await (await fetch(session + path, request)).json();
    if (value?.error) throw new Error(`${name} ${JSON.stringify(body)}: ${value.error}`);
    if (name === 'NewSession') session += `/${value.sessionId}`;
    return value;
  };
}

async function openFirefox(start: Start, profile: string): Promise<Send> {
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);');
  start(firefox, ['--headless', '--marionette', '--profile', profile]);
  const port = () => readFile(join(profile, 'MarionetteActivePort'), 'utf8');
  await expect(async () => expect(await port()).not.toBe('')).toPass();
  const socket = connect(Number(await port()), '127.0.0.1').setEncoding('utf8');
  // Before each message stands its length in bytes.
  async function receive() {
    let text = '';
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      text += chunk;
      const [, bytes, message = ''] = /^(\d+):(.*)$/s.exec(text) ?? [];
      if (Buffer.byteLength(message) === Number(bytes)) return JSON.parse(message);
    }
  }
  await receive();
  return async (name, _, body = {}) => {
    const message = JSON.stringify([0, 0, `WebDriver:${name}`, body]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await receive();
    if (error) throw new Error(`${name} ${JSON.stringify(body)}: ${error.message}`);
    return result?.value;
  };
}

/** Begins a session in a browser. Elements are named by XPath, and waited for. */
export async function drive(send: Send) {
  await send('NewSession', '', { capabilities: {} });
  await send('SetTimeouts', '/timeouts', { implicit: 10_000 });
  const find = async (xpath: string) => {
    const element = (await send('FindElement', '/element', { using: 'xpath', value: xpath })) as object;
    return { element, id: Object.values(element)[0] };
  };
  const run = (script: string, ...args: object[]) => send('ExecuteScript', '/execute/sync', { script, args });
  return {
    go: (url: string) => send('Navigate', '/url', { url }),
    find,
    async click(xpath: string) {
      const { element, id } = await find(xpath);
      await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
      // As soon as nothing covers it, for example a toast.
      await expect(() => send('ElementClick', `/element/${id}/click`, { id })).toPass({ timeout: 10_000 });
    },
    /** Types into a field. What is typed into a file field is the path of a file. */
    async type(xpath: string, text: string) {
      const { id } = await find(xpath);
      await send('ElementSendKeys', `/element/${id}/value`, { id, text });
    },
    run,
    screenshot: async () => Buffer.from(String(await send('TakeScreenshot', '/screenshot')), 'base64'),
  };
}
