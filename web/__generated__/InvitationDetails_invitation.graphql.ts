/**
 * @generated SignedSource<<4efbb831ba580223ffbf2b2321353b29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationDetails_invitation$data = {
  readonly audience: string;
  readonly cancelledBecause: string | null | undefined;
  readonly completedAt: string | null | undefined;
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly message: string | null | undefined;
  readonly placement: {
    readonly companyName: string | null | undefined;
    readonly jobTitle: string;
    readonly jobType: string;
    readonly startDate: string;
    readonly " $fragmentSpreads": FragmentRefs<"PlacementProblems_placement">;
  } | null | undefined;
  readonly recipientEmail: string;
  readonly recruiter: {
    readonly name: string;
  } | null | undefined;
  readonly remindersSent: number;
  readonly scheduledFor: string | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly state: string;
  readonly " $fragmentType": "InvitationDetails_invitation";
};
export type InvitationDetails_invitation$key = {
  readonly " $data"?: InvitationDetails_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationDetails_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationDetails_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledBecause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remindersSent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recruiter",
      "kind": "LinkedField",
      "name": "recruiter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Placement",
      "kind": "LinkedField",
      "name": "placement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlacementProblems_placement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "a07193a93561908174d43fb22fbfc815";

export default node;
