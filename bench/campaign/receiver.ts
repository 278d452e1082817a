import { createServer } from 'node:net';
import { parentPort } from 'node:worker_threads';

/**
 * A mail server in a thread of its own that takes every email and keeps none: it counts them, and the addresses and bytes of
 * those since the last question. Does as little as a server can.
 */
let emails = 0;
let bytes = 0;
let recipients = new Set<string>();

const server = createServer((socket) => {
  let isBody = false;
  let rest = '';
  socket.on('error', () => {});
  socket.write('220 loopback ready\r\n');
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1');
    for (;;) {
      const end = rest.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = rest.slice(0, end);
      rest = rest.slice(end + (isBody ? 5 : 2));
      if (isBody) {
        emails += 1;
        bytes += line.length;
        isBody = false;
        socket.write('250 taken\r\n');
      } else if (line === 'DATA') {
        isBody = true;
        socket.write('354 go ahead\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else {
        if (line.startsWith('RCPT TO:')) recipients.add(line.slice(8));
        socket.write('250 ok\r\n');
      }
    }
  });
});
server.listen(0, '127.0.0.1', () => parentPort!.postMessage((server.address() as { port: number }).port));

parentPort!.on('message', () => {
  parentPort!.postMessage({ emails, bytes, recipients: recipients.size });
  [emails, bytes, recipients] = [0, 0, new Set()];
});
