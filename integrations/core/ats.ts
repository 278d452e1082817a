import type { AtsVendorKey } from '#common/connections/vendors.ts';
import type { Session, Vendor } from './vendor.ts';

/** A person as the recruitment software knows them. */
export interface AtsPerson {
  readonly externalId: string | null;
  readonly name: string | null;
  /** As it was typed there; null if it's absent. */
  readonly email: string | null;
  /** They have asked the agency not to email them. */
  readonly doNotEmail: boolean;
}

/** The kinds of placement; 'unknown' until an admin says what the vendor's word means. */
export type AtsPlacementType = 'permanent' | 'temp' | 'fixed-term' | 'unknown';

/** How far a placement is; 'unknown' until an admin says what the vendor's word means. */
export type AtsPlacementStatus = 'open' | 'cancelled' | 'unapproved' | 'unknown';

/** A placement of any recruitment software, in one shape. */
export interface AtsPlacement {
  /** Unique within the connection. */
  readonly externalId: string;
  /** The same for a candidate's first placement in a job and its extensions. */
  readonly groupKey: string | null;
  readonly jobTitle: string | null;
  readonly type: AtsPlacementType;
  /** The vendor's own word for the type. */
  readonly rawType: string | null;
  /** Plain dates: yyyy-mm-dd. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly status: AtsPlacementStatus;
  /** The vendor's own word for the status. */
  readonly rawStatus: string | null;
  readonly candidate: AtsPerson;
  readonly contact: AtsPerson;
  readonly companyName: string | null;
  /** Who gets the placement: the consultant with the largest share, or its owner. Null if nobody is named. */
  readonly ownerId: string | null;
  readonly location: string | null;
  readonly specialisation: string | null;
  /** When it changed there, in milliseconds since 1970; null if the vendor doesn't say. */
  readonly updatedAt: number | null;
}

/** A consultant of the agency in the recruitment software. */
export interface AtsUser {
  readonly externalId: string;
  readonly name: string;
  readonly email: string | null;
  readonly title: string | null;
  /** Deactivated, deleted, or a robot. */
  readonly isGone: boolean;
}

/** Part of a list, and how to get the next part; null after the last one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** What a webhook says: read these placements again. Never what they hold. */
export interface Hint {
  /** The vendor's id of the event, or one made of its parts: repeats have the same. */
  readonly eventId: string;
  readonly placementId: string | null;
  /** A person changed; the placements that name them are read again. */
  readonly personId: string | null;
}

/** A delivery of a webhook, read: hints, or an address to confirm with a GET, or null if it isn't from the vendor. */
export type Delivery = { readonly hints: readonly Hint[] } | { readonly confirmUrl: string } | null;

/** What a webhook was registered as. */
export interface Watch {
  readonly id: string;
}

/** A recruitment software. Times are in milliseconds since 1970. */
export interface AtsVendor extends Vendor {
  readonly key: AtsVendorKey;
  /** The consultants, without paging for the caller. */
  readonly listUsers: (session: Session) => Promise<readonly AtsUser[]>;
  /** Placements that changed from a time (inclusive) to a time (exclusive), in parts. */
  readonly listPlacements: (
    session: Session,
    window: { readonly from: number; readonly to: number },
    page: string | null,
  ) => Promise<Page<AtsPlacement>>;
  /** A placement as it is now; null if it's gone. */
  readonly getPlacement: (session: Session, externalId: string) => Promise<AtsPlacement | null>;
  /** Placements deleted since a time; null if the vendor doesn't remember that long, or not at all. */
  readonly listDeleted: (session: Session, since: number) => Promise<readonly string[] | null>;
  /** The ids of all placements, in parts: those of ours that are absent were deleted. */
  readonly listIds: (session: Session, page: string | null) => Promise<Page<string>>;
  /** Webhooks, for vendors that post them. `url` holds our secret where the vendor can't send one. */
  readonly webhooks?: {
    readonly register: (session: Session, url: string, secret: string) => Promise<Watch>;
    readonly unregister: (session: Session, watch: Watch) => Promise<void>;
    readonly parse: (headers: Readonly<Record<string, string>>, body: string, secret: string) => Delivery;
  };
  /** Events that wait at the vendor (Bullhorn): starts them, and reads the next ones. */
  readonly events?: {
    readonly subscribe: (session: Session, id: string) => Promise<void>;
    readonly unsubscribe: (session: Session, id: string) => Promise<void>;
    /** The next events, which leave the queue; null if the subscription is gone. */
    readonly read: (session: Session, id: string) => Promise<readonly Hint[] | null>;
  };
}
