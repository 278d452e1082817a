import { Profile } from '../../profile.jsx';

/** The same page, drawn for each request. */
export const dynamic = 'force-dynamic';

export default Profile;
