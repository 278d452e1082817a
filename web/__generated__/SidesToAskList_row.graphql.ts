/**
 * @generated SignedSource<<291769daae57207d46855247ca0a4824>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidesToAskList_row$data = {
  readonly audience: string;
  readonly id: string;
  readonly invitation: {
    readonly state: string;
    readonly " $fragmentSpreads": FragmentRefs<"InvitationDetails_invitation">;
  } | null | undefined;
  readonly isSuppressed: boolean;
  readonly placement: {
    readonly candidateName: string | null | undefined;
    readonly companyName: string | null | undefined;
    readonly contactName: string | null | undefined;
    readonly endDate: string | null | undefined;
    readonly id: string;
    readonly jobTitle: string;
    readonly jobType: string;
    readonly startDate: string;
  } | null | undefined;
  readonly recipientEmail: string | null | undefined;
  readonly recipientName: string | null | undefined;
  readonly recruiter: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly startDate: string;
  readonly " $fragmentType": "SidesToAskList_row";
};
export type SidesToAskList_row$key = {
  readonly " $data"?: SidesToAskList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidesToAskList_row">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidesToAskList_row",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "recipientName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientEmail",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuppressed",
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
        (v0/*:: as any*/),
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
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidateName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactName",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
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
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InvitationDetails_invitation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SideToAsk",
  "abstractKey": null
};
})();

(node as any).hash = "641c6fe1d4ed93c78235cb0a717e4db2";

export default node;
