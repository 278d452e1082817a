import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes `.br` and `.gz` next to scripts and styles, so nothing is compressed on request. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle({ dir = '.' }, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (!/\.(js|css)$/.test(file)) continue;
        const bytes = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        writeFileSync(
          path.join(dir, `${file}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        );
        writeFileSync(path.join(dir, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
