import { graphql } from 'react-relay';
import type { AssetFormat, AssetScale, AssetTemplate } from '#common/assets/assets.ts';
import type { AssetOptions } from '#common/assets/content.ts';
import type { useTemplateDownloadQuery as LinkQuery } from '#web/__generated__/useTemplateDownloadQuery.graphql.ts';
import { useDownload } from '#web/list/use-download.ts';

/** A filled template to download. */
export interface WantedFile {
  readonly template: AssetTemplate;
  readonly subjectId: string;
  readonly format: AssetFormat;
  readonly scale: AssetScale;
  readonly options: AssetOptions;
}

/** Downloads filled templates. `busy`: the template that is being made. */
export function useTemplateDownload() {
  const { download, busy } = useDownload<LinkQuery>(
    graphql`
      query useTemplateDownloadQuery($input: AssetFileInput!) {
        link: assetLink(input: $input)
      }
    `,
    'marketing_asset_downloaded',
  );
  return {
    busy,
    download: ({ template, options, ...file }: WantedFile) => {
      const { accent, showsPhoto, reviewKey, quote } = options;
      return download(template, { input: { template, ...file, accent, showsPhoto, reviewKey, quote } });
    },
  };
}
