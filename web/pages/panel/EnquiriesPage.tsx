import type { ComponentProps } from 'react';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { EnquiryList } from '#web/features/joining/enquiries/EnquiryList.tsx';

/** Recruiters who ask for a profile, those that wait first. */
export default function EnquiriesPage(props: ComponentProps<typeof EnquiryList>) {
  return (
    <PanelFrame part="enquiries">
      <EnquiryList {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('enquiries', EnquiryList.page);
