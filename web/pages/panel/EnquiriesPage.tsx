import type { EnquiryListQuery } from '#web/__generated__/EnquiryListQuery.graphql.ts';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { EnquiryList } from '#web/features/joining/enquiries/EnquiryList.tsx';
import type { PageProps } from '#web/kit/page.ts';

/** Recruiters who ask for a profile, those that wait first. */
export default function EnquiriesPage({ data, address }: PageProps<EnquiryListQuery>) {
  return (
    <PanelFrame part="enquiries">
      <EnquiryList data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('enquiries', EnquiryList.page);
