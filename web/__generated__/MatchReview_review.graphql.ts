/**
 * @generated SignedSource<<fe49e8718e603321f8bc37d4b6287684>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MatchReview_review$data = {
  readonly fittingPlacements: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly companyName: string | null | undefined;
        readonly id: string;
        readonly jobTitle: string;
        readonly startDate: string;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  };
  readonly id: string;
  readonly " $fragmentType": "MatchReview_review";
};
export type MatchReview_review$key = {
  readonly " $data"?: MatchReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchReview_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchReview_review",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "PendingReviewFittingPlacementsConnection",
      "kind": "LinkedField",
      "name": "fittingPlacements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PendingReviewFittingPlacementsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Placement",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "companyName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startDate",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "fittingPlacements(first:10)"
    }
  ],
  "type": "PendingReview",
  "abstractKey": null
};
})();

(node as any).hash = "d333048d37c005b433683b486efd7222";

export default node;
