/**
 * @generated SignedSource<<b162dda583bfb1526f5325e4ec703330>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskedReview_request$data = {
  readonly audience: string;
  readonly canRenew: boolean;
  readonly id: string;
  readonly placement: {
    readonly companyName: string | null | undefined;
    readonly isProven: boolean;
    readonly jobTitle: string;
    readonly jobType: string;
    readonly startDate: string;
  } | null | undefined;
  readonly recipientName: string;
  readonly recruiter: {
    readonly agency: {
      readonly name: string;
    };
    readonly name: string;
    readonly photoUrl: string | null | undefined;
    readonly slug: string;
  } | null | undefined;
  readonly state: string;
  readonly " $fragmentType": "AskedReview_request";
};
export type AskedReview_request$key = {
  readonly " $data"?: AskedReview_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskedReview_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskedReview_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "recipientName",
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
      "name": "canRenew",
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
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Agency",
          "kind": "LinkedField",
          "name": "agency",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestedPlacement",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isProven",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewRequest",
  "abstractKey": null
};
})();

(node as any).hash = "b1b0cd561d8947b6f235f23090ae907c";

export default node;
