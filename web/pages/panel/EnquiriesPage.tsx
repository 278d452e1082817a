import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { enquiryList } from '#web/features/joining/enquiries/EnquiryList.tsx';
import { List, type PagePropsOf } from '#web/list/List.tsx';

/** Recruiters who requested a profile, those waiting first. */
export default function EnquiriesPage(props: PagePropsOf<typeof enquiryList>) {
  return (
    <PanelFrame part="enquiries">
      <List of={enquiryList} {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('enquiries', enquiryList.page);
